import type { ReactNode } from 'react'

export type TagTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger'

/** A word or two about the thing beside it. It is not interactive. */
export const Tag = ({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) => (
  <span className={`tag tag-${tone}`}>{children}</span>
)
