import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonStyle, buttonClassName } from './button-class-name.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** Its work is running: it says so, keeps the focus, and ignores presses. */
    isBusy?: boolean | undefined
  }

export const Button = ({
  variant,
  size,
  isOutlined,
  isActive,
  isBlock,
  isIcon,
  isBusy = false,
  onClick,
  children,
  ...button
}: ButtonProps) => (
  <button
    type="button"
    {...button}
    {...buttonClassName({ variant, size, isOutlined, isActive, isBlock, isIcon })}
    {...(isActive === undefined ? {} : { 'aria-pressed': isActive })}
    {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    onClick={(event: MouseEvent<HTMLButtonElement>) => {
      if (isBusy) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {isBusy && <Spinner />}
    {isBusy && isIcon ? <span className="sr-only">{children}</span> : children}
  </button>
)
