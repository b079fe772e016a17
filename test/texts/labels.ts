import type { CatalogueName } from './catalogues.ts'
import type { Labels } from './style.ts'

const GAME_BUTTONS = /^(?:press|confirm)\.|^shared\.(?!no)/u

const GAME_LABELS: Labels = {
  buttons: GAME_BUTTONS,
  labels: /^(?:goal|use|opt|title|topic|group|shared(?!\.no)|order)\.(?!.*Why)/u,
}

/** The chapters of Village have their titles beside their texts. */
const VILLAGE_LABELS: Labels = {
  buttons: GAME_BUTTONS,
  labels: /^(?:goal|use|opt|title|group|shared(?!\.no)|order)\.(?!.*Why)|^topic\.\w+\.title$/u,
}

/** Which texts of a catalogue stand on buttons and which in selects, settings and headings. */
export const LABELS: Readonly<Record<CatalogueName, Labels>> = {
  ui: {
    buttons:
      /^(?:againstBots|playGuided|showEverything|skipGuide|openTable|moreGroups|addWord|join|leave|hold|startWith|addBot|options|ownOptions|rulesShort|cancelTable|cancelNumber|newGame|play|answer|log|recap|rules|reset|closePanel|choose|hint|whyNot|otherWays|confirm|chooseFirst|pickNone|addNext|showPreview|change|takeBack|clear|startOver|back|done|undo|nextGame|orders|alwaysSo|ahead|early|earlyAnswer|stop|older|newer|whyTitle|chapters|backTo|showTurn|agree|refuse|withdraw|rematch|rematchOpened|fullLog|export|asTextFile|replay_\w+|walk|walkAgain|letBot|offerSeat|takeSeat|comeBack|giveToBot|watch|removeBot|close|keepTable|moveHere|tryAgain|table|board|ownBoard|boards|boardOf|seeBoard|keepSeat|botForMe|goBack|pause|verify|giveUp|endGame|allServers|thisServer|myTurns|takeSeatOf|goOn|score|refresh|testAgain|copyForAdmin|strongerHint|review|leaderboard|settings|howItWorks|larger|readableYes|readableLarger|alwaysLarger|quietHours|vacation|vacationEnd|doctor|replay|inviteBot)$/u,
    labels:
      /^(?:set_|tick_|ticks$|phonesOn$|also_|level_|speed_|first_|where_|colour_|right_|tableOptions|optionP|optionS|optionA|optionN|lobbyFree|lobbyHost|wordTitle|panel|forecast|finalScore|concedeTitle|quiet(?:From|To|Zone)|vacation(?:Days|Note)|backWhy|orderAsk|justNow|lastTurns|sinceThen|letBotStay|view_|goBackTo|menu_|helpHead|happenedTitle|report(?:Title|Label))/u,
  },
  willyville: GAME_LABELS,
  village: VILLAGE_LABELS,
  kingsbridge: GAME_LABELS,
}
