import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** The full fonts, not the subsets that pages load, because a name may contain any Latin letter. */
const files = {
  display: '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  label: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
}
export type Typeface = keyof typeof files

const { resolve } = createRequire(import.meta.url)

export const typefaceFile = (face: Typeface): string => resolve(files[face])

const opened = new Map<Typeface, Font>()

const fontOf = (face: Typeface): Font => {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(typefaceFile(face))
  if (!('layout' in font)) throw new Error(`${face} is a collection of fonts`)
  opened.set(face, font)
  return font
}

/** Inter has letters that Barlow lacks, such as Greek and Cyrillic. */
export const typefaceStack = (face: Typeface): readonly Typeface[] =>
  face === 'display' || face === 'label' ? [face, 'strong'] : [face]

const has = (face: Typeface, sign: string): boolean =>
  fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

/** Whether any font that we ship has this character. */
export const canSet = (sign: string): boolean => has('text', sign)

/** 47.9 or 1,250. Kerning pulls the next digit over the point, so "47.9" would read "479". */
export const figureInText = /(\d+(?:[.,:]\d+)+)/

interface Line {
  text: string
  face: Typeface
  size: number
}

interface Run {
  text: string
  font: Font
  isFigure: boolean
}

/** A line in parts, each set in one font, with or without kerning. */
const runsOf = ({ text, face }: Pick<Line, 'text' | 'face'>): Run[] => {
  const runs: Run[] = []
  for (const [index, piece] of text.split(figureInText).entries()) {
    const isFigure = index % 2 === 1
    for (const sign of piece) {
      const font = fontOf(typefaceStack(face).find((known) => has(known, sign)) ?? face)
      const last = runs.at(-1)
      if (last && last.font === font && last.isFigure === isFigure) last.text += sign
      else runs.push({ text: sign, font, isFigure })
    }
  }
  return runs
}

const layoutOf = ({ text, font, isFigure }: Run) => font.layout(text, isFigure ? { kern: false } : undefined)

/** How wide a line is when it is set. */
export const widthOf = (line: Line): number =>
  runsOf(line).reduce(
    (width, run) => width + (layoutOf(run).advanceWidth * line.size) / run.font.unitsPerEm,
    0,
  )

/** The largest of these sizes at which the text fits this width, or the smallest if none fits. */
export const sizeFitting = (text: string, face: Typeface, width: number, sizes: readonly number[]): number =>
  sizes.find((size) => widthOf({ text, face, size }) <= width) ?? sizes.at(-1) ?? 12

/** A line of text as outlines, so a drawing of it needs no font. */
export const outline = (line: Line, x: number, baseline: number): string => {
  let left = x
  return runsOf(line)
    .map((run) => {
      const scale = line.size / run.font.unitsPerEm
      const { glyphs, positions, advanceWidth } = layoutOf(run)
      let pen = 0
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
        const path = `<path transform="translate(${pen + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
        pen += xAdvance
        return path
      })
      const group = `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
      left += advanceWidth * scale
      return group
    })
    .join('')
}
