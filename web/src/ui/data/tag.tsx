import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

const tones = {
  neutral: 'bg-sunken text-text',
  accent: 'bg-accent-soft text-accent-text',
  positive: 'bg-positive-soft text-text',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export type TagTone = keyof typeof tones

/** A word or two about the thing beside it. It is not interactive. */
export const Tag = ({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex max-w-full items-center gap-[5px] rounded-xs px-[7px] py-[3px] font-display text-small leading-[1.15] font-semibold tracking-[0.04em] uppercase',
      tones[tone],
    )}
  >
    {children}
  </span>
)
