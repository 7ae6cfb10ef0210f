import type { College } from '@fieldhouse/contract/colleges'
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
      className={`college-tile ${isLarge ? 'college-tile-lg' : 'college-tile-md'}`}
    >
      {letters}
    </span>
  )
}
