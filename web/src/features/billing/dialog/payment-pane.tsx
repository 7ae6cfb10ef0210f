import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface PaymentPaneProps {
  title: string
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** The side with the current step. */
export const PaymentPane = ({ title, onBack, children }: PaymentPaneProps) => {
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone with the last step, so the focus moves to the dialog, which announces its new title.
  useLayoutEffect(() => place.current?.closest<HTMLElement>('[role="dialog"]')?.focus(), [])
  return (
    <div
      ref={place}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 px-(--inset) pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] lg:pt-(--inset-top)"
    >
      <div className="flex min-h-10 items-center gap-3 lg:pe-12">
        {onBack && (
          <span className="-ms-2.5">
            <Button variant="borderless" isIcon aria-label="Back" onClick={onBack}>
              <Icon of={ArrowLeft} />
            </Button>
          </span>
        )}
        {/* Announced as the name of the dialog. */}
        <p aria-hidden="true" className="display text-d3">
          {title}
        </p>
      </div>
      {children}
    </div>
  )
}
