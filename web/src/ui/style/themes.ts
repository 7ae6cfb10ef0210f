/** The color themes a person can choose. Each sets only the accent tokens. */
export const themes = ['black', 'green', 'blue', 'purple', 'orange', 'red'] as const
export type Theme = (typeof themes)[number]
