/** A component's background, if it has to cover what moves below it. */
export type Ground = 'page' | 'card' | 'dialog'

export const groundClassName: Record<Ground, string> = {
  page: 'bg-bg',
  card: 'bg-surface',
  dialog: 'bg-raised',
}
