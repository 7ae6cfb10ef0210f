import type { Actor } from '@fieldhouse/contract/guards'

/**
 * The owner of a link knows the coaches who join through it. An admin may decide too. No one decides about themselves.
 */
export const canDecideAboutCoach = (
  actor: Pick<Actor, 'id' | 'type'>,
  { created_by, user_id }: { created_by: string | null; user_id: string },
): boolean =>
  actor.id !== user_id && (actor.type === 'admin' || (created_by !== null && created_by === actor.id))
