import type { Mode } from '@fieldhouse/contract/page-cookies'
import type { Theme } from '../ui/style/themes.ts'

interface PageOwner {
  isPremium: boolean
  /** The owner's color, or the default. */
  colorTheme: Theme | null
  /** The owner's page is set to dark (`theme_mode`). */
  isBlackMode: boolean
}

interface Look {
  theme: Theme
  /** Null leaves it to the system. */
  mode: Mode | null
}

/**
 * An athlete page's look (PRO-08). Premium is always black. The visitor's dark-mode flag makes every page black.
 * Otherwise the page has its owner's color, in dark if the owner's page is dark.
 */
export const resolveTheme = (
  { isPremium, colorTheme, isBlackMode }: PageOwner,
  visitorMode: Mode | null,
): Look => {
  const isDarkMode = visitorMode === 'dark'
  return {
    theme: isPremium || isDarkMode ? 'black' : (colorTheme ?? 'black'),
    mode: isBlackMode ? 'dark' : visitorMode,
  }
}
