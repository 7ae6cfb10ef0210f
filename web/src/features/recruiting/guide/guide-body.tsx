import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { type Box, cardPlace } from './guide-place.ts'
import type { GuideStep } from './guide-steps.ts'

export interface GuideBodyProps extends OnDemandProps {
  steps: readonly GuideStep[]
  step: number
  onStep: (step: number) => void
  onDone: () => void
}

const boxOf = (selector: string): Box | null => {
  const element = document.querySelector(selector)
  if (!element?.checkVisibility()) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The target's position, while it exists. */
const useTarget = (selector: string, isOpen: boolean): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!isOpen) return
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
    const measure = () => setBox(boxOf(selector))
    // The target may appear a moment later.
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    const frame = requestAnimationFrame(measure)
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, { capture: true })
    }
  }, [selector, isOpen])
  return box
}

/** RCC-07: one step at a time over the real page, with the rest dimmed. Escape ends it. */
export const GuideBody = ({ isOpen, opener: _, steps, step, onStep, onDone }: GuideBodyProps) => {
  const card = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { target, title, text } = steps[step] ?? { target: 'body', title: '', text: '' }
  const box = useTarget(target, isOpen)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const isLast = step === steps.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a different size
  useLayoutEffect(() => {
    if (!isOpen || !card.current) return
    const { offsetWidth: width, offsetHeight: height } = card.current
    setPlace(cardPlace(box, { width, height }, { width: innerWidth, height: innerHeight }))
  }, [isOpen, box, step])

  return (
    <Dialog.Root open={isOpen} disablePointerDismissal onOpenChange={(isAsked) => isAsked || onDone()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          className={box ? 'fixed inset-0 z-50 overflow-clip' : 'fixed inset-0 z-50 min-h-dvh bg-scrim'}
        >
          {box && (
            <span
              aria-hidden="true"
              style={{ left: box.left - 6, top: box.top - 6, width: box.width + 12, height: box.height + 12 }}
              className="absolute rounded-md shadow-[0_0_0_200vmax_var(--scrim)] outline-2 outline-accent-text"
            />
          )}
        </Dialog.Backdrop>
        <Dialog.Popup
          ref={card}
          initialFocus={next}
          style={place}
          className="fixed z-50 grid w-[min(22.5rem,calc(100vw-1.5rem))] gap-3 rounded-lg border border-line bg-raised p-5 text-text shadow-float-lg outline-none"
        >
          <p className="label text-muted">
            Quick tip {step + 1} of {steps.length}
          </p>
          <Dialog.Title className="text-d3">{title}</Dialog.Title>
          <Dialog.Description className="text-ui text-muted" aria-live="polite">
            {text}
          </Dialog.Description>
          <div className="flex flex-wrap items-center gap-2 pt-1">
            {!isLast && (
              <Button variant="borderless" size="sm" onClick={onDone}>
                Skip
              </Button>
            )}
            <span className="grow" />
            {step > 0 && (
              <Button isOutlined size="sm" onClick={() => onStep(step - 1)}>
                Back
              </Button>
            )}
            <Button ref={next} size="sm" onClick={() => (isLast ? onDone() : onStep(step + 1))}>
              {isLast ? 'Done' : 'Next'}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
