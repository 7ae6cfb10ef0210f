import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { usePageMark } from '../layout/use-page-mark.ts'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import { ModalFrame } from './modal-frame.tsx'
import { ModalFoot, ModalHead } from './modal-parts.tsx'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The title is only for screen readers, if the content shows its own. */
  isTitleHidden?: boolean | undefined
  description?: ReactNode
  /** 440, 600, and 960 px wide. Below lg every dialog fills the screen. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Where it is in a large window: in the middle, or in the lower corner, where the page stays readable. */
  place?: 'center' | 'corner' | undefined
  /** Interrupts: a screen reader announces all of it. */
  isAlert?: boolean | undefined
  /** False if it must be answered: no close button, and Escape does nothing. */
  isDismissible?: boolean | undefined
  /** False if a press outside would discard typed text. Escape and the close button still close it. */
  closesOutside?: boolean | undefined
  /** The content reaches the edges, for pictures and panels. */
  isFlush?: boolean | undefined
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
  closeLabel?: string | undefined
  /** Gets the focus first, also on a phone, whose keyboard then opens. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus at the end if the opener is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

const viewports = {
  center: 'lg:place-items-center lg:p-8',
  corner: 'lg:items-end lg:justify-items-end lg:p-7',
}

const widths = { sm: 'lg:max-w-[440px]', md: 'lg:max-w-[600px]', lg: 'lg:max-w-[960px]' }

export const DialogBody = ({
  title,
  isTitleHidden = false,
  description,
  size = 'md',
  place = 'center',
  isDismissible = true,
  isFlush = false,
  footer,
  closeLabel = 'Close',
  children,
  ...frame
}: DialogProps & OnDemandProps) => {
  usePageMark('cornerDialog', place === 'corner' && frame.isOpen)
  return (
    <ModalFrame
      {...frame}
      isDismissible={isDismissible}
      viewportClass={classNames('grid', viewports[place])}
      popupClass={classNames(
        'h-dvh w-full [--inset-top:1.25rem] [--inset:1.25rem] sm:[--inset-top:1.75rem] sm:[--inset:2rem]',
        'lg:h-auto lg:max-h-[calc(100dvh-4rem)] lg:rounded-lg lg:shadow-float-lg lg:dark:border lg:dark:border-line',
        'transition-[opacity,translate] duration-(--medium) ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
        widths[size],
      )}
    >
      <ModalHead
        {...{ title, isTitleHidden, closeLabel }}
        onClose={isDismissible ? frame.onClose : undefined}
      />
      <div
        className={classNames(
          'grow',
          !isFlush && 'px-(--inset) pb-[max(1.75rem,env(safe-area-inset-bottom))]',
          !isFlush && (isTitleHidden ? 'pt-[calc(var(--inset-top)+3rem)]' : 'pt-2'),
        )}
      >
        {description && (
          <Dialog.Description render={<div />} className="mb-5 text-muted">
            {description}
          </Dialog.Description>
        )}
        {children}
      </div>
      {footer && <ModalFoot>{footer}</ModalFoot>}
    </ModalFrame>
  )
}
