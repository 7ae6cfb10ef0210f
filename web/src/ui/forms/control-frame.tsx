import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'

interface ControlFrameProps {
  icon?: LucideIcon | undefined
  /** Content at the end, beside the text. */
  end?: ReactNode
  /** During typing, an error is not highlighted. */
  isCalmInFocus?: boolean
  children: ReactNode
}

/** Looks like a field and contains an input with something beside it. The input has `framedClassName`. */
export const ControlFrame = ({ icon, end, isCalmInFocus = false, children }: ControlFrameProps) => (
  <div
    className={classNames(
      'relative flex min-h-11 min-w-0 items-stretch rounded-sm border border-line-strong bg-raised text-text',
      'has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 has-[>input:focus-visible]:outline-accent-text',
      'has-[>input:disabled]:border-line',
      isCalmInFocus
        ? 'has-[>input[aria-invalid]:not(:focus)]:border-danger has-[>input[aria-invalid]:not(:focus)]:shadow-[inset_0_0_0_1px_var(--danger)]'
        : 'has-[>input[aria-invalid]]:border-danger has-[>input[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--danger)]',
    )}
  >
    {icon && (
      <Icon of={icon} className="pointer-events-none absolute inset-s-3 inset-y-0 my-auto text-muted" />
    )}
    {children}
    {end}
  </div>
)

/** A word beside the text: a unit, a brand. */
export const FrameNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className="flex max-w-3/5 shrink-0 items-center pe-3 text-ui leading-tight text-muted">
    {children}
  </span>
)

/** The frame has the border and the outline. Autofilled text keeps the frame's colors. */
export const framedClassName =
  'min-w-0 flex-1 rounded-sm bg-transparent px-3 py-2.5 text-body leading-[1.4] outline-none placeholder:text-muted autofill:shadow-[inset_0_0_0_99px_var(--raised)] autofill:[-webkit-text-fill-color:var(--text)] disabled:cursor-not-allowed disabled:opacity-55'
