import type { SurveyPreview } from '@fieldhouse/contract/matching.survey'
import { counted } from '../../../../lib/counted.ts'
import { Slider } from '../../../../ui/forms/slider.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'

/** Every 25 miles up to 500, then every 100. */
const radiusStops: readonly number[] = [
  ...Array.from({ length: 17 }, (_, index) => 100 + index * 25),
  ...[600, 700, 800, 900, 1000],
]
const last = radiusStops.length - 1

/** Far enough apart that their labels never touch, also on a phone. */
const labeledStops: readonly number[] = [100, 200, 300, 400, 500, 1000]

/** The place of a distance on the slider, also one that was saved with another number. */
export const stopOf = (miles: number): number => {
  const after = radiusStops.findIndex((stop) => stop >= miles)
  return after === -1 ? last : after
}

const countAt = (radii: SurveyPreview['radii'], miles: number) =>
  radii.find((radius) => radius.miles === miles)?.colleges

interface RadiusSliderProps {
  miles: number
  radii: SurveyPreview['radii']
  onChange: (miles: number) => void
  isReadOnly: boolean
  describedBy?: string | undefined
}

/** A native slider, so keys, screen readers, and thumbs work. Below it, how many colleges each distance has. */
export const RadiusSlider = ({ miles, radii, onChange, isReadOnly, describedBy }: RadiusSliderProps) => {
  const at = stopOf(miles)
  const ticks = radii.filter((radius) => labeledStops.includes(radius.miles))
  const here = countAt(radii, miles)
  return (
    <div>
      <Slider
        name="radius_miles"
        label="Radius"
        describedBy={describedBy}
        valueText={`${counted(miles, 'mile')}${here === undefined ? '' : `, ${counted(here, 'college')}`}`}
        min={0}
        max={last}
        value={at}
        isDisabled={isReadOnly}
        onValueChange={(stop) => onChange(radiusStops[stop] ?? miles)}
      />
      <div
        className="relative mx-4 h-10 text-[min(0.75rem,3.2vw)] text-muted sm:text-micro"
        aria-hidden="true"
      >
        {ticks.map((tick) => {
          const share = (stopOf(tick.miles) / last) * 100
          return (
            <span
              key={tick.miles}
              style={{ insetInlineStart: `${share}%` }}
              className={classNames(
                'absolute grid text-center leading-tight whitespace-nowrap',
                share === 0
                  ? '-translate-x-4 text-start'
                  : share === 100
                    ? '-translate-x-[calc(100%-1rem)] text-end'
                    : '-translate-x-1/2',
                tick.miles === miles && 'text-text',
              )}
            >
              <b className="font-display text-[min(1.0625rem,4.6vw)] leading-none font-bold text-text">
                {tick.colleges.toLocaleString('en-US')}
              </b>
              {tick.miles === 1000 ? '1,000' : tick.miles} mi
            </span>
          )
        })}
      </div>
    </div>
  )
}
