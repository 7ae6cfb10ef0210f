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

const plain: Record<Tone, string> = {
  fill: 'border-transparent bg-accent text-on-accent',
  soft: 'border-transparent bg-accent-soft text-accent-text',
  white: 'border-transparent bg-paper text-ink',
  borderless: 'border-transparent text-current',
}

/** The text has the page's color, unless the variant has its own. */
const outlined: Record<Tone | 'coloured', string> = {
  fill: 'border-line-strong text-text',
  soft: 'border-line-strong text-text',
  coloured: 'border-current text-accent-text',
  white: 'border-current text-current',
  borderless: 'border-line-strong text-current',
}

const softlyOn =
  'border-accent-text bg-accent-soft text-accent-text shadow-[inset_0_0_0_1px_var(--accent-text)]'
const whiteOn =
  'border-paper bg-paper text-ink shadow-[inset_0_0_0_1px_var(--paper),inset_0_0_0_3px_var(--ink)]'

/** A pressed button has a ring that is visible on its background. */
const on: Record<Tone, string> = {
  fill: 'border-accent bg-accent text-on-accent shadow-[inset_0_0_0_1px_var(--accent),inset_0_0_0_3px_var(--on-accent)]',
  soft: softlyOn,
  white: whiteOn,
  borderless: 'border-transparent bg-current/10 text-current',
}
const outlinedOn: Record<Tone, string> = {
  fill: softlyOn,
  soft: softlyOn,
  white: whiteOn,
  borderless: 'border-current bg-current/10 text-current',
}

const sizes = {
  sm: 'min-h-8 text-small',
  md: 'min-h-10 text-ui',
  lg: 'min-h-12 text-body',
}
const paddings = { sm: 'px-3 py-1', md: 'px-4 py-1.5', lg: 'px-[22px] py-2' }
const squares = { sm: 'min-w-8', md: 'min-w-10', lg: 'min-w-12' }

type ButtonSize = keyof typeof sizes

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

/** A button's look, for any element. */
export const buttonClassName = ({
  variant = 'default',
  size = 'md',
  isOutlined,
  isActive,
  isBlock,
  isIcon,
}: ButtonStyle) => {
  const { tone, theme }: { tone: Tone; theme?: Theme } = variants[variant]
  const isColoured = theme !== undefined && theme !== 'black'
  const off = isOutlined ? outlined[isColoured ? 'coloured' : tone] : plain[tone]
  return {
    'data-theme': theme,
    className: classNames(
      'transition-press inline-flex max-w-full items-center justify-center gap-2 rounded-sm border text-center leading-[1.15] font-semibold',
      'not-disabled:not-aria-disabled:hover:opacity-90 not-disabled:not-aria-disabled:active:translate-y-px',
      'disabled:opacity-45 aria-disabled:cursor-default touch:min-h-11',
      isActive ? (isOutlined ? outlinedOn : on)[tone] : off,
      sizes[size],
      isIcon ? classNames('touch:min-w-11', squares[size]) : paddings[size],
      isBlock && 'w-full',
    ),
  }
}
