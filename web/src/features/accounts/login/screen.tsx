import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

interface ScreenProps {
  title: string
  lead?: ReactNode
  onBack?: (() => void) | undefined
  /** Above the title: the progress. */
  progress?: ReactNode
  children: ReactNode
}

/** One screen of an account dialog. */
export const Screen = ({ title, lead, onBack, progress, children }: ScreenProps) => {
  const place = useArrivalFocus<HTMLDivElement>()
  return (
    <div
      ref={place}
      className="mx-auto grid w-full max-w-[34rem] content-start gap-6 px-(--inset) pt-[max(var(--inset-top),env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]"
    >
      {(onBack || progress) && (
        <div className="-mb-2 flex min-h-10 items-center gap-3 pe-12 touch:min-h-11">
          {onBack && (
            <span className="-ms-2.5">
              <Button variant="borderless" isIcon aria-label="Back" onClick={onBack}>
                <Icon of={ArrowLeft} />
              </Button>
            </span>
          )}
          {progress && <div className="grow">{progress}</div>}
        </div>
      )}
      <div className="grid gap-3">
        {/* Announced as the name of the dialog, or of the form. */}
        <p aria-hidden="true" className={classNames('display text-d2', !onBack && !progress && 'pe-12')}>
          {title}
        </p>
        {lead && <div className="text-muted">{lead}</div>}
      </div>
      {children}
    </div>
  )
}
