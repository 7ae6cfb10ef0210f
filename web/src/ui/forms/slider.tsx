import type { CSSProperties } from 'react'

interface SliderProps {
  label: string
  name: string
  min: number
  max: number
  value: number
  /** What the number means, for screen readers: “400 miles”. */
  valueText?: string | undefined
  describedBy?: string | undefined
  isDisabled?: boolean | undefined
  onValueChange: (value: number) => void
}

const track =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-(image:--track) [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-(image:--track)'
const thumb =
  '[&::-webkit-slider-thumb]:-mt-[13px] [&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-8 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised'

/** The browser's own slider, so keys, screen readers, and thumbs work. The thumb is 32 px, its row 44. */
export const Slider = ({
  label,
  name,
  min,
  max,
  value,
  valueText,
  describedBy,
  isDisabled,
  onValueChange,
}: SliderProps) => {
  const share = ((value - min) / (max - min)) * 100
  // The thumb is 32 px wide and never leaves the track, so the filled part ends below its middle.
  const filled = `calc(${share}% + ${16 - share * 0.32}px)`
  return (
    <input
      type="range"
      name={name}
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      min={min}
      max={max}
      step={1}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onValueChange(Number(event.currentTarget.value))}
      style={
        {
          '--track': `linear-gradient(to right, var(--accent) ${filled}, var(--line) ${filled})`,
        } as CSSProperties
      }
      className={`h-11 w-full cursor-pointer touch-pan-y appearance-none bg-transparent disabled:cursor-not-allowed disabled:opacity-55 ${track} ${thumb}`}
    />
  )
}
