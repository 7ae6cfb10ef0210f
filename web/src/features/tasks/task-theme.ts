import { type Theme, themes } from '../../ui/style/themes.ts'

/** The color of an athlete's page. */
export const themeOf = (color: string): Theme => themes.find((theme) => theme === color) ?? 'black'
