import type { LucideIcon, LucideProps } from 'lucide-react'
import { createElement, useContext } from 'react'
import { classNames } from '../style/class-names.ts'
import { SharedIconIds } from './shared-icons.tsx'

interface IconProps {
  of: LucideIcon
  size?: 'sm' | 'md' | 'lg'
  /** Its text for a screen reader, if there is no text beside it. */
  name?: string
  className?: string
}

/** One family, one stroke width. Without a name it is decoration. */
export const Icon = ({ of: Drawing, size = 'md', name, className }: IconProps) => {
  const shared = useContext(SharedIconIds)?.get(Drawing)
  const look: LucideProps = {
    className: classNames('icon', `icon-${size}`, className),
    ...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }),
  }
  return shared ? createElement('svg', look, <use href={`#${shared}`} />) : <Drawing {...look} />
}
