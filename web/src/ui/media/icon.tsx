import type { LucideIcon } from 'lucide-react'
import { classNames } from '../style/class-names.ts'

const sizes = { sm: 'size-[15px]', md: 'size-[18px]', lg: 'size-[22px]' }

interface IconProps {
  of: LucideIcon
  size?: keyof typeof sizes
  /** Its text for a screen reader, if there is no text beside it. */
  name?: string
  className?: string
}

/** One family, one stroke width. Without a name it is decoration. */
export const Icon = ({ of: Drawing, size = 'md', name, className }: IconProps) => (
  <Drawing
    className={classNames('shrink-0', sizes[size], className)}
    strokeWidth={1.5}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  />
)
