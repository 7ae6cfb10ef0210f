import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { Image } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { fitLines } from '../../../platform/print/fit-lines.ts'
import { inks } from '../../../platform/print/inks.ts'
import { column, look, pageTop, row, words } from '../../../platform/print/paper.ts'
import { widthOf } from '../../../platform/print/typefaces.ts'
import { fullName, playsAs } from './print-labels.ts'
import { side } from './sheet-parts.ts'

/** In points: a US letter page without its margins. */
const sheetWidth = 612 - 2 * side
const gap = 20
const padding = 28
const photoSize = { width: 110, height: 130 }
const numberSize = 96
const nameSizes = [50, 44, 40, 36, 32, 28]
const nameLeading = 0.95
const labelHeight = 18
const bioLines = 2
/** The school and the place on one line, and the first lines of the bio. */
const wordsHeight = 26 + 8 + bioLines * 14

interface Beside {
  part: ReactElement
  width: number
}

interface Poster {
  part: ReactElement
  /** In points, at most, if it is short. */
  height: number
}

interface PosterOptions {
  photo: Buffer | null
  aside?: Beside
  /** One line for the place and two for the bio, so we know how much of the sheet is left. */
  isShort?: boolean
}

/**
 * The poster across the top of a sheet. A name that is too long to fit beside the photo and number has its own line.
 */
export const poster = (
  athlete: Athlete,
  sport: Sport,
  { photo, aside, isShort = false }: PosterOptions,
): Poster => {
  const ink = inks[athlete.is_seros ? 'black' : athlete.settings.color_theme]
  const place = [athlete.high_school, [athlete.city, athlete.state].filter(Boolean).join(', ')]
  const { number } = athlete
  const beside: Beside[] = []
  if (photo)
    beside.push({
      part: createElement(Image, { src: photo, style: { ...photoSize, objectFit: 'contain' } }),
      width: photoSize.width,
    })
  if (number)
    beside.push({
      part: words(number, { ...look.display, fontSize: numberSize, lineHeight: 0.8, color: ink.deep }),
      width: widthOf({ text: number, face: 'display', size: numberSize }),
    })
  if (aside) beside.push(aside)

  const name = fullName(athlete).toUpperCase().trim()
  const fitted = (width: number) => fitLines(name, { face: 'display', width, mostLines: 2, sizes: nameSizes })
  const besideOthers = fitted(beside.reduce((left, { width }) => left - width - gap, sheetWidth))
  const isAlone = besideOthers.size < Math.min(...nameSizes)
  const { lines, size } = isAlone ? fitted(sheetWidth) : besideOthers
  const title = [
    words(playsAs(athlete, sport), { ...look.label, color: ink.second, fontSize: 10, marginBottom: 6 }),
    ...lines.map((line) => words(line, { ...look.display, fontSize: size, lineHeight: nameLeading })),
  ]
  const titleHeight = labelHeight + lines.length * size * nameLeading
  const lowest = isAlone ? gap + wordsHeight : titleHeight + wordsHeight
  const shortened = (most: number) => (isShort ? { ...look.cut, maxLines: most } : {})
  return {
    height:
      2 * padding + (isAlone ? titleHeight : 0) + Math.max(photoSize.height + (isAlone ? gap : 0), lowest),
    part: column(
      {
        marginTop: -pageTop,
        backgroundColor: ink.poster,
        color: ink.on,
        paddingHorizontal: side,
        paddingVertical: padding,
      },
      ...(isAlone ? title : []),
      row(
        { gap, alignItems: 'flex-end', paddingTop: isAlone ? gap : 0 },
        column(
          { flex: 1 },
          ...(isAlone ? [] : title),
          words(place.filter(Boolean).join('  ·  '), { color: ink.second, marginTop: 12, ...shortened(1) }),
          athlete.bio ? words(athlete.bio, { marginTop: 8, fontSize: 11, ...shortened(bioLines) }) : null,
        ),
        ...beside.map(({ part }) => part),
      ),
    ),
  }
}
