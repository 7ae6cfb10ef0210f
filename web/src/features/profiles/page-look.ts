import type { Athlete } from '@fieldhouse/contract/profiles.document'

type Mode = 'light' | 'dark'

/** PRO-08: what determines a page's look. The owner's light or dark is the default. A visitor's choice wins over it. */
export const lookFacts = (
  { is_seros, settings: { color_theme, theme_mode } }: Pick<Athlete, 'is_seros' | 'settings'>,
  chosen: Mode | null,
) => ({
  owner: { isPremium: is_seros, colorTheme: color_theme, isBlackMode: theme_mode === 'dark' },
  visitorMode: chosen ?? (theme_mode === 'light' ? theme_mode : null),
})
