import type { PostKind } from '#tables'
import { ASKED, MOVED } from './asked.ts'
import { BEGAN } from './began.ts'
import { CLOCK_OUT, REMINDER } from './clocks.ts'
import type { PostSender } from './delivery.ts'
import { CLOSED, ENDED } from './ended.ts'
import { BROKEN, CHOOSING, PAUSED, RESUMED } from './lines.ts'
import { LOBBY } from './lobby.ts'
import { CONCEDED, SEAT } from './seats.ts'
import { VOTE, VOTE_ENDED, VOTED } from './votes.ts'
import { REFITTED, REWOUND, UNDONE } from './went-back.ts'

/** The sender of every kind of post. */
export const SENDERS: { readonly [Kind in PostKind]: PostSender<Kind> } = {
  lobby: LOBBY,
  began: BEGAN,
  asked: ASKED,
  moved: MOVED,
  ended: ENDED,
  closed: CLOSED,
  reminder: REMINDER,
  'clock-out': CLOCK_OUT,
  vote: VOTE,
  voted: VOTED,
  'vote-ended': VOTE_ENDED,
  seat: SEAT,
  paused: PAUSED,
  resumed: RESUMED,
  rewound: REWOUND,
  undone: UNDONE,
  refitted: REFITTED,
  broken: BROKEN,
  conceded: CONCEDED,
  choosing: CHOOSING,
}
