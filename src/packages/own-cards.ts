import { readFileSync } from 'node:fs'
import type { GamePackage } from './package.ts'
import { PACKAGES } from './registry.ts'

type CardFiles = Readonly<Record<GamePackage['cardsSetting'], string | undefined>>

interface Wrong {
  readonly wrong: readonly string[]
}

function isWrong(cards: object): cards is Wrong {
  return 'wrong' in cards
}

async function readFrom(path: string, { cardsSetting, cardReader }: GamePackage): Promise<object | Wrong> {
  const read = await cardReader()
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { wrong: [`The file of ${cardsSetting} cannot be read: ${reason}.`] }
  }
  const cards = read(text)
  if (!isWrong(cards)) return cards
  return { wrong: [`The card values in ${path} cannot be used:`, ...cards.wrong.map((sentence) => `  ${sentence}`)] }
}

/** A table owner's own card values by game, or sentences about the first file that cannot be used. */
export async function readOwnCards(files: CardFiles): Promise<ReadonlyMap<string, object> | Wrong> {
  const ownCards = new Map<string, object>()
  for (const game of PACKAGES) {
    const path = files[game.cardsSetting]
    const cards = path === undefined ? undefined : await readFrom(path, game)
    if (cards !== undefined && isWrong(cards)) return cards
    if (cards !== undefined) ownCards.set(game.name, cards)
  }
  return ownCards
}
