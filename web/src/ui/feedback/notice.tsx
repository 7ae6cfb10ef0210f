import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

const tones = {
  info: { icon: Info, ground: 'bg-accent-soft', mark: 'text-accent-text' },
  positive: { icon: CircleCheck, ground: 'bg-positive-soft', mark: 'text-positive' },
  warning: { icon: TriangleAlert, ground: 'bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, ground: 'bg-danger-soft', mark: 'text-danger' },
}

type NoticeTone = keyof typeof tones

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  dismissText?: string
  /** Announced immediately: only for urgent messages. */
  isAlert?: boolean
}

/** A message in the place it is about, while it applies. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissText = 'Dismiss',
  isAlert = false,
}: NoticeProps) => {
  const { icon, ground, mark } = tones[tone]
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-md px-4 py-3.5 text-ui leading-normal text-text',
        ground,
      )}
    >
      <Icon of={icon} className={classNames('mt-px', mark)} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2.5">
        <div className="min-w-0 max-w-full">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && (
        <span className="-my-1.5 -me-2 touch:-my-3 touch:-me-3.5">
          <Button variant="borderless" size="sm" isIcon aria-label={dismissText} onClick={onDismiss}>
            <Icon of={X} />
          </Button>
        </span>
      )}
    </div>
  )
}
