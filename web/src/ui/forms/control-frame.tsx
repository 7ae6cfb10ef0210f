import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'

interface ControlFrameProps {
  icon?: LucideIcon | undefined
  /** Content at the end, beside the text. */
  end?: ReactNode
  /** During typing, an error is not highlighted. */
  isCalmInFocus?: boolean
  children: ReactNode
}

/** Looks like a field and contains an input with something beside it. The input has the class `framed-control`. */
export const ControlFrame = ({ icon, end, isCalmInFocus = false, children }: ControlFrameProps) => (
  <div className={`control-frame ${isCalmInFocus ? 'control-frame-calm' : 'control-frame-strict'}`}>
    {icon && (
      <Icon of={icon} className="pointer-events-none absolute inset-s-3 inset-y-0 my-auto text-muted" />
    )}
    {children}
    {end}
  </div>
)

/** A word beside the text: a unit, a brand. */
export const FrameNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className="frame-note">
    {children}
  </span>
)
