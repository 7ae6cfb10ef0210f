import type { Units } from '../../../lib/units.ts'
import { lengthWords, type RimReach, rimScale, rimWords } from './rim-reach.ts'

const floor = 320
const fromCm = 121.92
const perCm = 1.4
const rimCm = 304.8
const yOf = (cm: number): number => floor - Math.max(0, cm - fromCm) * perCm

const barWidth = 52

/** To scale, from four feet up: the athlete's distance to the rim. */
export const RimDrawing = ({ reach, units }: { reach: RimReach; units: Units }) => {
  const bars = [
    { label: 'Height', cm: reach.height, x: 136 },
    { label: 'Reach', cm: reach.reach, x: 226 },
  ]
  const words = (cm: number) => lengthWords(cm, units)
  const told = [
    reach.height !== null && `height ${words(reach.height)}`,
    `reach ${words(reach.reach)}`,
    `highest touch ${words(reach.touch)}`,
  ].filter(Boolean)
  return (
    <figure className="grid content-start gap-5">
      <h3 className="text-d3">{rimWords(reach, units)}</h3>
      <svg
        viewBox="0 24 380 322"
        role="img"
        aria-label={`The rim is at ${words(rimCm)}: ${told.join(', ')}`}
        className="h-auto w-full max-w-[380px] overflow-visible font-sans text-[12px] [print-color-adjust:exact]"
      >
        {rimScale(units).map(({ cm, label }) => (
          <g key={cm}>
            <path d={`M0 ${yOf(cm)}H12`} className="stroke-line-strong" />
            <text x="18" y={yOf(cm) + 4} className="fill-muted">
              {label}
            </text>
          </g>
        ))}
        <path d={`M0 ${floor}H380`} className="stroke-line" />
        {bars.map(({ label, cm, x }) =>
          cm === null ? null : (
            <g key={label} textAnchor="middle">
              <rect
                x={x - barWidth / 2}
                y={yOf(cm)}
                width={barWidth}
                height={floor - yOf(cm)}
                className="fill-sunken"
              />
              <BarFigure x={x} y={yOf(cm) - 10} text={words(cm)} />
              <BarName x={x} text={label} />
            </g>
          ),
        )}
        <g textAnchor="middle">
          <rect
            x={316 - barWidth / 2}
            y={yOf(reach.reach)}
            width={barWidth}
            height={floor - yOf(reach.reach)}
            className="fill-sunken"
          />
          <rect
            x={316 - barWidth / 2}
            y={yOf(reach.touch)}
            width={barWidth}
            height={Math.max(0, yOf(reach.reach) - yOf(reach.touch) - 2)}
            className="fill-accent"
          />
          <BarFigure x={316} y={yOf(reach.touch) - 12} text={words(reach.touch)} />
          <BarName x={316} text="Max touch" />
        </g>
        <path d={`M0 ${yOf(rimCm)}H380`} strokeWidth="2" className="stroke-accent-text" />
        <text x="0" y={yOf(rimCm) - 8} className="fill-accent-text font-semibold">
          Rim, {units === 'imperial' ? '10 ft' : '305 cm'}
        </text>
      </svg>
    </figure>
  )
}

const BarFigure = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <text x={x} y={y} className="fill-text font-display text-[20px] font-bold">
    {text}
  </text>
)

const BarName = ({ x, text }: { x: number; text: string }) => (
  <text x={x} y={floor + 20} className="fill-muted">
    {text}
  </text>
)
