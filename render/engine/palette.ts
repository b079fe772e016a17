/** Colours of all games. A player's colour, a good, a danger, points and a change never share one. */
const COMMON = {
  parchment: '#EFDFB8',
  parchmentLight: '#F9F0D6',
  parchmentDark: '#DDC692',
  parchmentEdge: '#C7A66B',
  page: '#F6EAC8',
  plaster: '#F0E0BC',
  ink: '#2A1B12',
  inkSoft: '#6A4F36',
  inkPale: '#A98F69',
  cream: '#FBF5E4',
  meadow: '#C8BE7E',
  meadowLight: '#D8CE98',
  meadowDark: '#9C9558',
  leaf: '#75874A',
  leafDark: '#4F6038',
  leafOther: '#818D4C',
  wheat: '#D9B24F',
  road: '#E6CD98',
  roadPebble: '#CDAE74',
  square: '#E3D2A2',
  street: '#DFCE9C',
  earth: '#A57C4A',
  earthDark: '#7F5B35',
  harvest: '#D6BB74',
  water: '#86A9A8',
  waterDark: '#5E8587',
  stone: '#C4B89F',
  stoneDark: '#978A74',
  hill: '#BDB398',
  wood: '#A87747',
  woodDark: '#74492A',
  oak: '#B08452',
  oakLight: '#C29C6C',
  roofRed: '#A94C35',
  roofBrown: '#8A5A3A',
  roofSlate: '#66717A',
  roofGold: '#B27A34',
  roofMoss: '#5F7F69',
  thatch: '#C99B4A',
  time: '#A9BCCB',
  timeDark: '#66839C',
  timeInk: '#2F4A63',
  death: '#6A4788',
  deathLight: '#A88BBF',
  plague: '#25362B',
  plagueLight: '#5B7550',
  points: '#AE2F2A',
  pointsDark: '#7F1F1D',
  danger: '#C25B45',
  change: '#0F7F8C',
  coin: '#DDA92F',
  coinDark: '#A97916',
  horse: '#93603F',
  beer: '#DE9F2E',
  plough: '#8496A2',
  scroll: '#6E9C80',
  wagon: '#BC5C41',
  joker: '#C58BA0',
  emptyRing: '#8E8069',
  slot: '#E2CFA0',
  skin: '#E8BE93',
  skinDark: '#C98F63',
  dim: '#D2C49A',
  player0: '#B03A2E',
  player1: '#2E5C88',
  player2: '#D39A1E',
  player3: '#4E7A3B',
}

const WILLYVILLE = {
  feather: '#8FB0B5',
  jug: '#D69A4A',
  rosary: '#B5655A',
  abbey: '#C9B24E',
  tile: '#3F6E6A',
  story: '#8B5A2B',
  storyFold: '#C79A62',
  oakPrint: '#AD885D',
  slotOnWood: '#C39A66',
}

const VILLAGE = {
  player4: '#4B372C',
  cubeBrown: '#8A5330',
  cubePink: '#DD8FA6',
  cubeOrange: '#E27A2C',
  cubeGreen: '#93B554',
  ox: '#C7A079',
  bread: '#C98A45',
  tool: '#9AA1A0',
  cocoa: '#7A4A33',
  tea: '#8FA05A',
  sea: '#8FB3B1',
  seaDeep: '#6F9A9C',
  sand: '#E8D6A4',
  hillFar: '#B4B99B',
  sky: '#E6E0C6',
  niche: '#CBB68C',
  gold: '#E0AE3A',
  spouse: '#E2A0B2',
}

const KINGSBRIDGE = {
  fleece: '#F3E9CF',
  cloth: '#C58BA0',
  loyalty: '#3F6E6A',
  loyaltyLight: '#F0D58A',
  knowledge: '#6E9C80',
  board: '#B98D5B',
  cardBack: '#7A5A3C',
  dawn: '#EFE3C0',
  farHills: '#CFC8A6',
  sickThatch: '#9A8F78',
}

const USUAL = { ...COMMON, ...WILLYVILLE, ...VILLAGE, ...KINGSBRIDGE }

export type ColourName = keyof typeof USUAL
export type Palette = Record<ColourName, string>

/** Goods, players and danger moved apart in brightness and along the blue–yellow axis, which nearly everybody can see. */
const CLEAR: Palette = {
  ...USUAL,
  horse: '#5A3A26',
  beer: '#F0C542',
  plough: '#BFD3E0',
  scroll: '#2F7F86',
  wagon: '#D9683C',
  joker: '#E3A9C6',
  feather: '#BFDDE6',
  jug: '#E8B04A',
  rosary: '#8C3F5C',
  abbey: '#F0DC82',
  danger: '#D55E00',
  points: '#9E1F3A',
  pointsDark: '#6B1127',
  plagueLight: '#3B5560',
  leaf: '#6D8A5A',
  leafDark: '#44604A',
  player0: '#C1440E',
  player1: '#1F4E9C',
  player2: '#E6B422',
  player3: '#117A65',
}

const OWN = { willyville: WILLYVILLE, village: VILLAGE, kingsbridge: KINGSBRIDGE }
/** The colours of one game: its pictures are packed with these, so that games do not crowd one palette. */
export type ColourSet = keyof typeof OWN
export const USUAL_COLOURS: ColourSet = 'willyville'

export function coloursOf(set: ColourSet, palette: Palette): string[] {
  const names = Object.keys({ ...COMMON, ...OWN[set] }) as ColourName[]
  return names.map((name) => palette[name])
}

export type PaletteName = 'usual' | 'clear'
export const PALETTES: Record<PaletteName, Palette> = { usual: USUAL, clear: CLEAR }

/** One for each seat, over its colour, so that colour is never needed to tell players apart. */
export const PATTERNS = ['stripe', 'dot', 'cross', 'wave', 'plaid'] as const
export type Pattern = (typeof PATTERNS)[number]
