import { type CSSProperties, useEffect, useId, useRef } from 'react'

interface ProgressProps {
  label: string
  /** The progress. Without it the work has no known end. */
  value?: number | undefined
  max?: number
  /** As text, if a percentage says too little: “3 of 12 photos”. */
  valueText?: string | undefined
  /** The label is only for screen readers, if it is obvious. */
  isLabelHidden?: boolean
}

/** A task's progress. */
export const Progress = ({ label, value, max = 100, valueText, isLabelHidden = false }: ProgressProps) => {
  const id = useId()
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1) * 100
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share)}%`)
  return (
    <div className="grid min-w-0 gap-2">
      <div
        className={
          isLabelHidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-4 text-ui'
        }
      >
        <span id={id} className="font-[550]">
          {label}
        </span>
        {text && (
          <span aria-hidden="true" className="text-small text-muted">
            {text}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share === undefined ? {} : { 'aria-valuenow': Math.round(share) })}
        {...(text ? { 'aria-valuetext': text } : {})}
        className="relative h-1.5 overflow-clip rounded-full bg-sunken"
      >
        {share === undefined ? (
          <Wandering />
        ) : (
          <span
            style={{ '--rest': `${100 - share}%` } as CSSProperties}
            className="absolute inset-0 -translate-x-(--rest) rounded-full bg-accent-text transition-transform duration-(--slow) ease-out rtl:translate-x-(--rest)"
          />
        )}
      </div>
    </div>
  )
}

/** No known end: it moves, or stays still for people who asked for no motion. */
const Wandering = () => {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const motion = bar.current?.animate([{ translate: '-100%' }, { translate: '250%' }], {
      duration: 1400,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'ease-in-out',
    })
    return () => motion?.cancel()
  }, [])
  return <span ref={bar} className="absolute inset-y-0 left-0 w-2/5 rounded-full bg-accent-text" />
}
