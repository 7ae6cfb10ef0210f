import type { CSSProperties, ReactNode } from 'react'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import { ModalFrame } from './modal-frame.tsx'
import { ModalFoot, ModalHead } from './modal-parts.tsx'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The title is only for screen readers, if the content shows its own. */
  isTitleHidden?: boolean | undefined
  side?: 'end' | 'start' | undefined
  /** In pixels. On a phone it takes the full width. */
  maxWidth?: number | undefined
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
  closeLabel?: string | undefined
  children: ReactNode
}

const sides = {
  end: {
    viewport: 'flex justify-end overflow-hidden',
    popup:
      'dark:border-s data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
  },
  start: {
    viewport: 'flex justify-start overflow-hidden',
    popup:
      'dark:border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
  },
}

export const DrawerBody = ({
  title,
  isTitleHidden = false,
  side = 'end',
  maxWidth = 400,
  footer,
  closeLabel = 'Close',
  children,
  ...frame
}: DrawerProps & OnDemandProps) => (
  <ModalFrame
    {...frame}
    isDismissible
    viewportClass={sides[side].viewport}
    popupClass={classNames(
      'h-dvh w-full [--inset-top:0.75rem] [--inset:1.25rem] border-line shadow-float-lg min-[480px]:max-w-(--drawer-width)',
      'transition-[translate] duration-(--slow) ease-out',
      sides[side].popup,
    )}
    style={{ '--drawer-width': `${maxWidth}px` } as CSSProperties}
  >
    <ModalHead {...{ title, isTitleHidden, closeLabel }} onClose={frame.onClose} />
    <div
      className={classNames(
        'grow px-(--inset) pb-[max(1.5rem,env(safe-area-inset-bottom))]',
        isTitleHidden && 'pt-[calc(var(--inset-top)+3rem)]',
      )}
    >
      {children}
    </div>
    {footer && <ModalFoot>{footer}</ModalFoot>}
  </ModalFrame>
)
