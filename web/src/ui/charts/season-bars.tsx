import { classNames } from '../style/class-names.ts'

interface SeasonBar {
  label: string
  /** Null leaves a stub: the season exists, but nothing was counted. */
  value: number | null
}

const sizes = {
  sm: { row: 'h-6.5 gap-[3px]', bar: 'w-[7px]' },
  lg: { row: 'h-14 gap-[5px]', bar: 'w-3.5' },
}

/** On a tile, or on a poster. */
const grounds = {
  tile: { past: 'bg-line-strong opacity-55', last: 'bg-accent-text' },
  poster: { past: 'bg-poster-second opacity-38', last: 'bg-on-poster' },
}

interface SeasonBarsProps {
  /** Oldest first. */
  seasons: readonly SeasonBar[]
  size?: keyof typeof sizes | undefined
  ground?: keyof typeof grounds | undefined
  format?: ((value: number) => string) | undefined
  emptyText?: string | undefined
}

/** A few numbers from zero, the last one in the accent color, without an axis. */
export const SeasonBars = ({
  seasons,
  size = 'sm',
  ground = 'tile',
  format = String,
  emptyText = 'no data',
}: SeasonBarsProps) => {
  const most = Math.max(0, ...seasons.map(({ value }) => value ?? 0))
  return (
    <span
      role="img"
      aria-label={
        seasons
          .map(({ label, value }) => `${label} ${value === null ? emptyText : format(value)}`)
          .join(', ') || emptyText
      }
      className={classNames('inline-flex shrink-0 items-end [print-color-adjust:exact]', sizes[size].row)}
    >
      {seasons.map(({ value }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar's key is its index
          key={index}
          className={classNames(
            'min-h-0.5 rounded-[1px]',
            sizes[size].bar,
            index === seasons.length - 1 ? grounds[ground].last : grounds[ground].past,
          )}
          style={{ height: `${most > 0 ? (Math.max(0, value ?? 0) / most) * 100 : 0}%` }}
        />
      ))}
    </span>
  )
}
