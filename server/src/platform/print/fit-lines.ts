import { type Typeface, widthOf } from './typefaces.ts'

export interface FittedText {
  lines: string[]
  size: number
}

interface Room {
  face: Typeface
  width: number
  mostLines: number
  /** From the largest to the smallest. */
  sizes: readonly number[]
}

/** A line may break only after a space or a hyphen. */
const partsOf = (text: string): string[] => text.match(/[^\s-]*-+|[^\s-]+\s*|\s+/g) ?? []

/** Width is proportional to size, so each text is measured only once. */
const measure = (face: Typeface) => {
  const widths = new Map<string, number>()
  return (text: string, size: number): number => {
    const known = widths.get(text) ?? widthOf({ text, face, size: 1 })
    widths.set(text, known)
    return known * size
  }
}

/**
 * A text at the largest of these sizes that fits, in as few lines as possible. A word that is too wide even at the
 * smallest size is set smaller still, so it never overlaps what is next to it.
 */
export const fitLines = (text: string, { face, width, mostLines, sizes }: Room): FittedText => {
  const widthAt = measure(face)
  const brokenAt = (size: number): string[] => {
    const lines: string[] = []
    let line = ''
    for (const part of partsOf(text)) {
      if (line && widthAt((line + part).trimEnd(), size) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += part
    }
    return line.trim() ? [...lines, line.trimEnd()] : lines
  }
  const fits = (lines: readonly string[], size: number) =>
    lines.length <= mostLines && lines.every((line) => widthAt(line, size) <= width)

  for (const size of sizes) {
    const lines = brokenAt(size)
    if (fits(lines, size)) return { lines, size }
  }
  let size = sizes.at(-1) ?? 12
  while (size > 1 && !fits(brokenAt(size), size)) size *= 0.92
  return { lines: brokenAt(size), size }
}
