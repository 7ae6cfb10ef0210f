/** A line never starts with the dot. */
const dot = '\u00a0· '

/** The known facts about a person, in one line. Unknown facts are left out. */
export const factLine = (facts: readonly (string | number | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(dot)

interface Height {
  height: number | null
  height_in: number | null
}

/** In feet and inches, `5'10"`. */
export const heightOf = ({ height, height_in }: Height): string | null =>
  height ? `${height}'${height_in ?? 0}"` : null
