import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

/* The whole popup scrolls, not its middle, so keys can scroll it even if it contains only text. Header and footer
   stay visible if the screen is high enough. */

interface ModalHeadProps {
  title: string
  isTitleHidden: boolean
  closeLabel: string
  /** Without it there is no close button. */
  onClose: (() => void) | undefined
}

export const ModalHead = ({ title, isTitleHidden, closeLabel, onClose }: ModalHeadProps) => (
  <div
    className={classNames(
      'top-0 z-10 flex shrink-0 items-start gap-4 px-(--inset)',
      isTitleHidden
        ? 'sticky h-0 justify-end bg-inherit'
        : 'bg-raised pt-[max(var(--inset-top),env(safe-area-inset-top))] pb-3 [@media(height>=30rem)]:sticky',
    )}
  >
    <Dialog.Title className={isTitleHidden ? 'sr-only' : 'min-w-0 grow pt-2 text-d3'}>{title}</Dialog.Title>
    {onClose && (
      <span
        className={classNames(
          '-me-2.5',
          // The content scrolls under it. Without a ground of its own it would look like a part of the field below.
          isTitleHidden && 'mt-[max(var(--inset-top),env(safe-area-inset-top))] rounded-sm bg-inherit',
        )}
      >
        <Button variant="borderless" isIcon aria-label={closeLabel} onClick={() => onClose()}>
          <Icon of={X} />
        </Button>
      </span>
    )}
  </div>
)

export const ModalFoot = ({ children }: { children: ReactNode }) => (
  <div className="bottom-0 z-10 mt-auto flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-(--inset) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] [@media(height>=30rem)]:sticky">
    {children}
  </div>
)
