/** The colours a person can wear. Each sets the accent group of the tokens, nothing else. */
export const themes = ['black', 'green', 'blue', 'purple', 'orange', 'red'] as const
export type Theme = (typeof themes)[number]
