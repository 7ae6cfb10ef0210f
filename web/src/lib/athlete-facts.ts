/** A line never begins with the dot. */
const dot = '\u00a0· '

/** What is known about somebody, in one line. What is not known is left out. */
export const factLine = (facts: readonly (string | number | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(dot)

interface Height {
  height: number | null
  height_in: number | null
}

/** In feet and inches, `5'10"`. */
export const heightOf = ({ height, height_in }: Height): string | null =>
  height ? `${height}'${height_in ?? 0}"` : null
