import { classNames } from '../style/class-names.ts'
import type { Theme } from '../style/themes.ts'

/** A variant is a tone, in the surrounding color or in its own. */
const variants = {
  default: { tone: 'fill' },
  blackSecondary: { tone: 'soft', theme: 'black' },
  purple: { tone: 'fill', theme: 'purple' },
  purpleSecondary: { tone: 'soft', theme: 'purple' },
  red: { tone: 'fill', theme: 'red' },
  white: { tone: 'white' },
  green: { tone: 'fill', theme: 'green' },
  blue: { tone: 'fill', theme: 'blue' },
  orange: { tone: 'fill', theme: 'orange' },
  borderless: { tone: 'borderless' },
  ai: { tone: 'soft' },
} as const satisfies Record<string, { tone: Tone; theme?: Theme }>

type Tone = 'fill' | 'soft' | 'white' | 'borderless'

export type ButtonVariant = keyof typeof variants
export const buttonVariants = Object.keys(variants) as ButtonVariant[]

/** The text has the page's color, unless the variant has its own. */
const outlined: Record<Tone | 'colored', string> = {
  fill: 'button-outlined',
  soft: 'button-outlined',
  colored: 'button-outlined-colored',
  white: 'button-outlined-white',
  borderless: 'button-outlined-borderless',
}

const outlinedOn: Record<Tone, string> = {
  fill: 'button-soft-on',
  soft: 'button-soft-on',
  white: 'button-white-on',
  borderless: 'button-outlined-borderless-on',
}

type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  /** 32, 40, and 48 px high; at least 44 on touch devices. */
  size?: ButtonSize | undefined
  isOutlined?: boolean | undefined
  /** The selected one of a few. */
  isActive?: boolean | undefined
  /** Full width. */
  isBlock?: boolean | undefined
  /** Contains only an icon, so it needs a name. */
  isIcon?: boolean | undefined
}

/** A button's look, for any element. The styles are in `styles/kit/actions.css`. */
export const buttonClassName = ({
  variant = 'default',
  size = 'md',
  isOutlined,
  isActive,
  isBlock,
  isIcon,
}: ButtonStyle) => {
  const { tone, theme }: { tone: Tone; theme?: Theme } = variants[variant]
  const isColored = theme !== undefined && theme !== 'black'
  const off = isOutlined ? outlined[isColored ? 'colored' : tone] : `button-${tone}`
  const on = isOutlined ? outlinedOn[tone] : `button-${tone}-on`
  return {
    'data-theme': theme,
    className: classNames(
      'button',
      isIcon ? `button-icon-${size}` : `button-${size}`,
      isActive ? on : off,
      isBlock && 'w-full',
    ),
  }
}
