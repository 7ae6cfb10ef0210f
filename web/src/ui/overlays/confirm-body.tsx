import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { ButtonVariant } from '../actions/button-class-name.ts'
import type { OnDemandProps } from '../loading/on-demand.tsx'
import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'
import { ModalFrame } from './modal-frame.tsx'

export interface ConfirmButton {
  label: string
  variant?: ButtonVariant | undefined
  /** Runs, then closes the dialog. A rejection is shown instead. Without it the button cancels. */
  onPress?: (() => unknown) | undefined
  /** Has the focus at the start, where nothing can be lost. Otherwise the button that cancels has it. */
  isFocused?: boolean | undefined
}

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** From the safe one to the one that acts. */
  buttons: readonly ConfirmButton[]
  /** The color theme of its part of the page, if it differs from the page's. */
  theme?: Theme | undefined
  /** Gets the focus at the end if the opener is gone by then. */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

interface Run {
  /** The index of the button whose work is running. */
  busy?: number
  fault?: string
}

export const ConfirmBody = ({
  title,
  text,
  buttons,
  onClose,
  ...frame
}: ConfirmDialogProps & OnDemandProps) => {
  const [run, setRun] = useState<Run>({})
  const isAnswered = useRef(false)
  const firstButton = useRef<HTMLButtonElement>(null)
  const cancelAt = buttons.findIndex(({ onPress }) => !onPress)
  const focusAt = buttons.findIndex(({ isFocused }) => isFocused)

  const close = () => {
    setRun({})
    onClose()
  }

  const press = async ({ onPress }: ConfirmButton, place: number) => {
    // Not state: a second click may come before the next render, or while the dialog is closing.
    if (isAnswered.current || !frame.isOpen) return
    if (!onPress) return close()
    isAnswered.current = true
    setRun({ busy: place })
    try {
      await onPress()
      close()
    } catch (fault) {
      setRun({ fault: fault instanceof Error ? fault.message : String(fault) })
    } finally {
      isAnswered.current = false
    }
  }

  return (
    <ModalFrame
      {...frame}
      isAlert
      isDismissible={cancelAt >= 0 && run.busy === undefined}
      onClose={close}
      initialFocus={firstButton}
      viewportClass="grid items-end sm:place-items-center sm:p-8"
      popupClass={classNames(
        'max-h-[85dvh] w-full rounded-t-lg p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float-lg dark:border dark:border-line sm:max-w-[440px] sm:rounded-lg sm:p-7',
        'transition-[opacity,translate] duration-(--medium) ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0',
      )}
    >
      <Dialog.Title className="text-d3 text-balance">{title}</Dialog.Title>
      {text && (
        <Dialog.Description render={<div />} className="mt-3 text-muted">
          {text}
        </Dialog.Description>
      )}
      <p role="alert" className="text-ui text-danger not-empty:mt-3">
        {run.fault}
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        {buttons.map((button, place) => (
          <Button
            key={button.label}
            ref={place === Math.max(focusAt < 0 ? cancelAt : focusAt, 0) ? firstButton : undefined}
            size="lg"
            variant={button.variant}
            isOutlined={!button.onPress && !button.variant}
            isBusy={run.busy === place}
            disabled={run.busy !== undefined && run.busy !== place}
            onClick={() => press(button, place)}
          >
            {button.label}
          </Button>
        ))}
      </div>
    </ModalFrame>
  )
}
