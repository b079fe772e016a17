import type { Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { type Project, playerOf, type State } from '../state.ts'
import { MATERIALS, type Material, type ProjectId } from '../words.ts'

export function fieldsOf(t: Pick<State, 'setup'>, id: ProjectId): Record<Material, number> {
  return contentIndexOf(t).project[id].fields
}

export function freeFields(t: Pick<State, 'setup'>, project: Project, material: Material): number {
  return fieldsOf(t, project.id)[material] - project[material]
}

export function isFinished(t: Pick<State, 'setup'>, project: Project): boolean {
  return MATERIALS.every((material) => freeFields(t, project, material) === 0)
}

/** No event forbids building on it, donating for it and its growth. */
export function isAllowed(t: Pick<State, 'allowed'>, id: ProjectId): boolean {
  return t.allowed === null || t.allowed.includes(id)
}

/** The projects with work left that nothing forbids, in board order. */
export function openProjects(t: State): Project[] {
  return t.projects.filter((project) => !isFinished(t, project) && isAllowed(t, project.id))
}

/** K-TOWER-2: who has most loyalty. */
export function mostLoyal(t: State): Seat[] {
  const most = Math.max(...t.players.map(({ goods }) => goods.loyalty))
  return t.players.flatMap((_, seat) => (playerOf(t, seat).goods.loyalty === most ? [seat] : []))
}
