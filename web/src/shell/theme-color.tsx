import type { Mode } from '@fieldhouse/contract/page-cookies'
import colors from '../styles/page-colors.json'

/** The color of the browser's own bars: the page's color, as chosen here or by the system. */
export const ThemeColor = ({ mode }: { mode: Mode | null }) =>
  mode ? (
    <meta name="theme-color" content={colors[mode]} />
  ) : (
    <>
      <meta name="theme-color" content={colors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
