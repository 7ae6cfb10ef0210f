import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

interface TooltipTrigger {
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

interface TooltipProps {
  text: string
  /** In milliseconds. Without it, it stays as long as the pointer or the focus. */
  hidesAfter?: number | undefined
  /** For a control that only explains: a press shows it, so touch users can read it too. */
  opensOnPress?: boolean
  /** Renders the target with these props. */
  children: (trigger: TooltipTrigger) => ReactNode
}

const opensAfter = 400
/** Long enough for a pointer to reach the text itself. */
const closesAfter = 120

/** A few words about a control. They are beside it in the page, so a screen reader always has them. */
export const Tooltip = ({ text, hidesAfter, opensOnPress = false, children }: TooltipProps) => {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const after = (wait: number, next: HTMLElement | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTarget(next), wait)
  }
  const show = (next: HTMLElement | null) => {
    clearTimeout(timer.current)
    setTarget(next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const element = tip.current
    if (!target || !element) return
    // Loaded when the first one is shown: every page has tooltips, but few visitors ever see one.
    let hide: (() => void) | undefined
    let isOver = false
    void import('./tooltip-shown.ts').then(({ showTip }) => {
      if (!isOver) hide = showTip(element, target, { hidesAfter, onHide: () => setTarget(null) })
    })
    return () => {
      isOver = true
      hide?.()
    }
  }, [target, hidesAfter])

  return (
    <>
      {children({
        'aria-describedby': id,
        // Touch can't point without pressing.
        onPointerEnter: ({ pointerType, currentTarget }) => {
          if (pointerType !== 'touch') after(opensAfter, currentTarget)
        },
        onPointerLeave: () => after(closesAfter, null),
        onPointerDown: () => {
          if (!opensOnPress) show(null)
        },
        ...(opensOnPress && {
          onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => show(currentTarget),
        }),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) show(currentTarget)
        },
        onBlur: () => show(null),
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => after(closesAfter, null)}
        className="tooltip"
      >
        {text}
      </span>
    </>
  )
}
