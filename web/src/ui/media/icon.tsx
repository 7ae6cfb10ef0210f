import type { LucideIcon } from 'lucide-react'
import { classNames } from '../style/class-names.ts'

interface IconProps {
  of: LucideIcon
  size?: 'sm' | 'md' | 'lg'
  /** Its text for a screen reader, if there is no text beside it. */
  name?: string
  className?: string
}

/** One family, one stroke width. Without a name it is decoration. */
export const Icon = ({ of: Drawing, size = 'md', name, className }: IconProps) => (
  <Drawing
    className={classNames('icon', `icon-${size}`, className)}
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  />
)
