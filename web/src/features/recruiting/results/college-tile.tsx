import type { College } from '@fieldhouse/contract/colleges'
import { classNames } from '../../../ui/style/class-names.ts'
import { collegeLetters, tileColors } from './college-labels.ts'

interface CollegeTileProps {
  college: Pick<College, 'short_name' | 'colors'>
  isLarge?: boolean
}

/** We may not show college logos, so this shows the letters in the college's colors. */
export const CollegeTile = ({ college: { short_name, colors }, isLarge = false }: CollegeTileProps) => {
  const own = tileColors(colors)
  const letters = collegeLetters(short_name)
  return (
    <span
      aria-hidden="true"
      style={own ? { background: own.ground, color: own.ink } : undefined}
      className={classNames(
        'display grid shrink-0 place-items-center rounded-sm leading-none tracking-[0.01em]',
        !own && 'bg-sunken text-text',
        isLarge ? 'size-18 text-[2rem]' : 'size-12 text-[1.3125rem] @2xl:size-14 @2xl:text-[1.5rem]',
      )}
    >
      {letters}
    </span>
  )
}
