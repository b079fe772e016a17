import type { Question } from '#kernel'
import { optionNamed, shortForm } from './options.ts'

/** Writes an option as it stands in a line: `grain use`, `house 7`, `sale 3wool+1cloth`, `project bridge=1stone`, `discard>rent`. */
export function shortOf(id: string, { about }: Question): string {
  const option = optionNamed(id)
  return option === null ? id : shortForm(option, about)
}
