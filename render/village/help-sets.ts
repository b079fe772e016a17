import type { Cards } from '#data/village/schema'
import type { HelpTopic } from '#texts/village/help-notes'
import { type HelpPiece, mark } from '../common/help-piece.ts'
import { HelpScene } from './help-scene.ts'

/** Help pictures on the expansions, and on playing alone. */

type Make = (cards: Cards) => HelpPiece

export const SET_PIECES = {
  inn: ({ inn }) =>
    new HelpScene('street')
      .put('v-inn/1.1', -64, -26)
      .cloud(inn.enter.time, 140, -214, 104)
      .member(1, 2, 136, -36, 1.6)
      .put('v-card/184/226/once', -206, 22)
      .put('v-townsman/0.95/8', -114, 88)
      .ware('scroll', -128, 200, 66)
      .write(2, -70, 202, 58, 'ink', 50)
      .put('v-card/184/226/end', 22, 22)
      .put('v-townsman/0.95/21', 114, 88)
      .book(3, 66, 202, 1.1)
      .put('v-or/60', 108, 202)
      .put('peg/meeple-group/64/ink', 154, 202)
      .marked(
        mark(206, -130, [150, -110], [172, -196]),
        mark(-206, -236, [-110, -120]),
        mark(-110, 0, [-176, 46]),
        mark(118, 0, [52, 46]),
      ),
  port: ({ port }) => {
    const [captain] = port.captains
    return new HelpScene('sea')
      .put('v-ship/1/1.25', -90, -86)
      .put('v-captain/1/1.1', 110, -200)
      .price(captain?.pay ?? {}, 20, -100, 58)
      .put('v-becomes/30', 164, -100)
      .write(captain?.steps ?? 0, 204, -98, 62, 'ink', 50)
      .put('v-hold/84', -150, 44)
      .put('v-hold/84', -62, 44)
      .put('v-hold/84', 26, 44)
      .put('v-member/1/1/0.9', -150, 78)
      .ware('wagon', -62, 44, 60)
      .put('v-island/330/150/3', 0, 186)
      .put('v-lighthouse/0.9/lit', 96, 176)
      .put('v-crate/cocoa/64', -60, 186)
      .marked(
        mark(-206, -250, [-110, -190]),
        mark(206, -256, [136, -216]),
        mark(120, 40, [54, 44]),
        mark(-200, 262, [-66, 204]),
      )
  },
  marriage: () =>
    new HelpScene('green')
      .put('v-arch/3/1.5', -136, -70)
      .write(3, -136, -218, 48, 'ink', 44)
      .member(1, 2, -136, -74, 1.3)
      .put('v-arch/4/1.5', 14, -70)
      .write(4, 14, -218, 48, 'ink', 44)
      .put('v-spouse/1.3', 14, -74)
      .put('v-member/1/2/1.6', -80, 116)
      .put('v-spouse/1.6', -10, 116)
      .put('v-heart/1.8', -44, 0)
      .put('v-unborn/1/1.7', 110, 116)
      .put('v-bread/84', -130, 216)
      .put('v-tool/84', 20, 216)
      .marked(
        mark(-206, -250, [-162, -206]),
        mark(206, -200, [48, -150]),
        mark(206, 30, [116, 70], [-6, 60]),
        mark(150, 262, [34, 228], [-110, 228]),
      ),
  solo: () =>
    new HelpScene('oak')
      .put('v-ring-slot/58', -110, -176)
      .ware('orange', -110, -176, 70)
      .put('v-ring-slot/58', 24, -206)
      .put('v-ring-slot/58/last', 142, -140)
      .ware('orange', 142, -140, 70)
      .put('v-fate/back/1', -40, -70)
      .put('v-fate/quill/1.2', 60, -30)
      .member(1, 1, -150, 110, 1.8)
      .put('v-member/0/3/1.8', -150, 252)
      .put('v-chronicle/2.6', 120, 190)
      .marked(
        mark(-206, -254, [-128, -194]),
        mark(206, -240, [160, -168]),
        mark(206, 20, [84, -10]),
        mark(40, 110, [100, 166]),
      ),
} satisfies Partial<Record<HelpTopic, Make>>
