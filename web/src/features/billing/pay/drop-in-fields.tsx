import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { OpenDropIn } from './drop-in.ts'
import type { PaymentFieldsProps } from './payment-fields.ts'
import { SetupError } from './setup-error.tsx'

interface DropInFieldsProps extends PaymentFieldsProps {
  readonly onReady: () => void
  /** Sets it up again, with a new token. */
  readonly onRetry: () => void
}

/** Another problem than Braintree's own: the script is not there. */
const notLoaded = 'The payment form could not be loaded. Please check your connection.'

const loadDropIn = () =>
  import('./drop-in.ts').catch(() => {
    throw new Error(notLoaded)
  })

/** Braintree's own form, in a place that React leaves alone. */
export const DropInFields = ({ ref, clientToken, onReady, onRetry }: DropInFieldsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenDropIn>(null)
  const [phase, setPhase] = useState<'loading' | 'ready' | Error>('loading')
  const tellReady = useEffectEvent(onReady)

  useEffect(() => {
    // A new element for each instance: one that is still closing never shares it with the next.
    const own = document.createElement('div')
    place.current?.append(own)
    let isGone = false
    const opening = loadDropIn().then((module) => (isGone ? null : module.openDropIn(own, clientToken)))
    opening.then(
      (dropIn) => {
        if (isGone || !dropIn) return
        opened.current = dropIn
        setPhase('ready')
        tellReady()
      },
      (error: Error) => isGone || setPhase(error),
    )
    return () => {
      isGone = true
      opened.current = null
      // One that is still being set up is closed as soon as it is there.
      void opening.then((dropIn) => dropIn?.close()).catch(() => undefined)
      own.remove()
    }
  }, [clientToken])

  useImperativeHandle(ref, () => ({
    requestPaymentMethod: async () => (await opened.current?.requestPaymentMethod()) ?? null,
    enterAgain: () => opened.current?.enterAgain(),
  }))

  return (
    <>
      {phase === 'loading' && (
        <LoadingRegion label="Loading the payment form…">
          <Skeleton className="h-80" />
        </LoadingRegion>
      )}
      {phase instanceof Error && <SetupError message={phase.message} onRetry={onRetry} />}
      <div ref={place} className={classNames('drop-in', phase !== 'ready' && 'h-0 overflow-hidden')} />
    </>
  )
}
