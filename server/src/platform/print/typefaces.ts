import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** The whole faces, not the subsets the pages load: a name may hold any letter of Latin. */
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

interface Line {
  text: string
  face: Typeface
  size: number
}

/** How wide a line is when it is set. */
export const widthOf = ({ text, face, size }: Line): number => {
  const font = fontOf(face)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The largest of these sizes at which the text is no wider than this; the smallest where none is. */
export const sizeFitting = (text: string, face: Typeface, width: number, sizes: readonly number[]): number =>
  sizes.find((size) => widthOf({ text, face, size }) <= width) ?? sizes.at(-1) ?? 12

/** A line of text as outlines: a drawing of it needs no font where it is made. */
export const outline = ({ text, face, size }: Line, x: number, baseline: number): string => {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${pen + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
    pen += xAdvance
    return path
  })
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
