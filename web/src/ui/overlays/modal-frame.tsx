import { Dialog } from '@base-ui/react/dialog'
import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import { usePageMark } from '../layout/use-page-mark.ts'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'

interface ModalFrameProps extends OnDemandProps {
  onClose: () => void
  /** Answered only by one of its buttons: Escape and a press outside do nothing. */
  isDismissible: boolean
  /** Interrupts: a screen reader announces all of it, and a press outside does not close it. */
  isAlert?: boolean | undefined
  /** False: a press outside does nothing. */
  closesOutside?: boolean | undefined
  theme?: Theme | undefined
  /** By default the first field. Without one, the dialog itself, so its title is announced first. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus at the end if the opener is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined
  /** Its position. */
  viewportClass: string
  popupClass: string
  style?: CSSProperties
  children: ReactNode
}

const fields =
  'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

const firstField = (popup: HTMLElement | null): HTMLElement | null => {
  // A focused field would open a phone's keyboard before the dialog was read.
  if (matchMedia('(pointer: coarse)').matches) return null
  return popup?.querySelector<HTMLElement>(fields) ?? null
}

/** Another dialog opened while this one closed, not behind it. The focus is already there, and stays. */
const isFollowed = (popup: HTMLElement | null, opener: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"][data-open], [role="alertdialog"][data-open]')].some(
    (other) => other !== popup && !other.contains(opener),
  )

/** The base of every dialog, sheet, and drawer: traps and returns the focus, and blocks the page behind. */
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
  usePageMark('dialog', isOpen)
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
