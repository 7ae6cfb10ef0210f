import { classNames } from '../style/class-names.ts'
import type { NumberWords } from './line-chart-texts.ts'
import { plainNumber } from './line-chart-texts.ts'

interface PeriodBar {
  label: string
  value: number
}

const sizes = { sm: 'h-18', lg: 'h-39 @xl:h-58' }

interface PeriodBarsProps {
  /** What is counted, for screen readers. */
  label: string
  /** Oldest first. */
  bars: readonly PeriodBar[]
  format?: NumberWords | undefined
  size?: keyof typeof sizes | undefined
  /** Between the first label and the last, as in: high 44 a week. */
  note?: string | undefined
}

/** More than this would touch each other on a phone. */
const mostWithWideGaps = 30

/** Amounts of equal stretches of time, from zero, the newest in full ink. Its scale is its own. */
export const PeriodBars = ({ label, bars, format = plainNumber, size = 'sm', note }: PeriodBarsProps) => {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const text = bars.map((bar) => `${bar.label} ${format(bar.value)}`).join(', ')
  return (
    <div className="min-w-0">
      <div
        role="img"
        aria-label={`${label}: ${text}`}
        className={classNames(
          'flex items-end border-b border-line [print-color-adjust:exact]',
          bars.length > mostWithWideGaps ? 'gap-px' : 'gap-1',
          sizes[size],
        )}
      >
        {bars.map(({ value }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar's key is its index
            key={index}
            className={classNames(
              'min-w-0 flex-1 rounded-t-[2px]',
              value > 0 && 'min-h-0.5',
              index === bars.length - 1 ? 'bg-accent-text' : 'bg-line-strong',
            )}
            style={{ height: `${most > 0 ? (Math.max(0, value) / most) * 100 : 0}%` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-micro text-muted">
        <span>{bars[0]?.label}</span>
        {note && <span>{note}</span>}
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </p>
    </div>
  )
}
