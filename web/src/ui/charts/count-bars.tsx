import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

interface CountBar {
  key: string
  name: ReactNode
  value: number
  /** What belongs to it, at the end of the row. */
  note?: ReactNode
}

/** More segments than this can't be counted with the eyes. */
const mostSegments = 24

interface CountBarsProps {
  /** What the list shows, for screen readers. */
  label: string
  rows: readonly CountBar[]
  /** One segment for each thing that is counted, as long as they are few. */
  hasSegments?: boolean | undefined
  format?: ((value: number) => string) | undefined
}

/** Names with their counts side by side, on one scale. The number is written, so the drawing adds nothing for a reader. */
export const CountBars = ({ label, rows, hasSegments = false, format = String }: CountBarsProps) => {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const isCut = hasSegments && most <= mostSegments
  return (
    <ul aria-label={label} className="@container grid">
      {rows.map(({ key, name, value, note }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-2.5 text-ui first:border-0 @md:grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_auto]"
        >
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="@max-md:order-3 @max-md:col-span-full">
            {isCut ? <Segments value={value} of={most} /> : <Track share={value / most} />}
          </span>
          <span className="flex items-baseline justify-end gap-3 text-end">
            <span className="display min-w-8 text-[1.375rem] leading-none">{format(value)}</span>
            {note && <span className="min-w-14 text-small text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Segments = ({ value, of }: { value: number; of: number }) => (
  <span aria-hidden="true" className="flex gap-[3px] [print-color-adjust:exact]">
    {Array.from({ length: of }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment's key is its index
        key={index}
        className={classNames('h-3 flex-1 rounded-[2px]', index < value ? 'bg-accent-text' : 'bg-sunken')}
      />
    ))}
  </span>
)

const Track = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="flex h-2 rounded-[2px] bg-sunken [print-color-adjust:exact]">
    <span className="rounded-[2px] bg-line-strong" style={{ width: `${share * 100}%` }} />
  </span>
)
