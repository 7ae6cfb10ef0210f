import { Dialog } from '@base-ui/react/dialog'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'

interface ModalFrameProps extends OnDemandProps {
  onClose: () => void
  /** Answered by one of its buttons only: Escape and a press outside do nothing. */
  isDismissible: boolean
  /** Interrupts: a screen reader says all of it, and a press outside does not close it. */
  isAlert?: boolean
  /** False: a press outside does nothing. */
  closesOutside?: boolean | undefined
  theme?: Theme | undefined
  /** Without it the first field; without one, the dialog itself, so that its title is read first. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus in the end where what opened it is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined
  /** Where it stands. */
  viewportClass: string
  popupClass: string
  style?: CSSProperties
  children: ReactNode
}

const fields =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

const firstField = (popup: HTMLElement | null): HTMLElement | null => {
  // A field would bring up the keyboard of a phone before the dialog was read.
  if (matchMedia('(pointer: coarse)').matches) return null
  return popup?.querySelector<HTMLElement>(fields) ?? null
}

/** Another dialog opened as this one closed, not behind it: the focus is already there, and stays there. */
const isFollowed = (popup: HTMLElement | null, opener: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"][data-open], [role="alertdialog"][data-open]')].some(
    (other) => other !== popup && !other.contains(opener),
  )

/** What every dialog, sheet and drawer is made of: focus kept inside and given back, the page behind out of reach. */
export const ModalFrame = ({
  isOpen,
  opener,
  onClose,
  isDismissible,
  isAlert = false,
  closesOutside = true,
  theme,
  initialFocus,
  returnTo,
  viewportClass,
  popupClass,
  style,
  children,
}: ModalFrameProps) => {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      disablePointerDismissal={isAlert || !isDismissible || !closesOutside}
      onOpenChange={(_, change) => {
        if (isDismissible) onClose()
        else change.cancel()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 min-h-dvh bg-scrim transition-opacity duration-(--medium) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Viewport className={classNames('fixed inset-0 z-50', viewportClass)}>
          <Dialog.Popup
            ref={popup}
            data-theme={theme}
            {...(isAlert ? { role: 'alertdialog' } : {})}
            style={style}
            className={classNames(
              'flex flex-col overflow-y-auto overscroll-contain bg-raised text-text outline-none',
              popupClass,
            )}
            initialFocus={initialFocus ?? (() => firstField(popup.current) ?? popup.current)}
            finalFocus={() => {
              if (isFollowed(popup.current, opener.current)) return false
              return opener.current?.isConnected ? opener.current : (returnTo?.current ?? true)
            }}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
