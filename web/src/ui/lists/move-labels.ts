import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

export const moveInstructions =
  'To move it, press Space or Enter, then the arrow keys. Press Space or Enter again to put it down, or Escape to leave it where it was.'

/** Screen reader announcements while an entry is moved. */
export const moveWords = (
  ids: readonly string[],
  nameOf: (id: UniqueIdentifier) => string,
): Announcements => {
  const place = (id: UniqueIdentifier) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  // A picked-up entry is immediately over itself. Both announcements must be the same.
  const onItsWay = (id: UniqueIdentifier, at: UniqueIdentifier) => `${nameOf(id)} is picked up: ${place(at)}.`
  return {
    onDragStart: ({ active: { id } }) => onItsWay(id, id),
    onDragOver: ({ active, over }) => (over ? onItsWay(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is in ${place(over.id)}.` : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active: { id } }) => `${nameOf(id)} stays where it was.`,
  }
}
