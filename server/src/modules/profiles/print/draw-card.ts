import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import sharp from 'sharp'
import { type FittedText, fitLines } from '../../../platform/print/fit-lines.ts'
import { inks } from '../../../platform/print/inks.ts'
import { outline, sizeFitting, type Typeface, widthOf } from '../../../platform/print/typefaces.ts'
import { drawnPlayer } from './drawn-player.ts'
import { fullName, keyFigures, playsAs } from './print-labels.ts'

const width = 1200
const height = 630
const edge = 64

/** The athlete's area: at the right edge, from top to bottom. */
const stage = { x: 640, y: 0, width: 560, height }
const roomBesideStage = 590
const roomAlone = 760

const line = (text: string, face: Typeface, size: number, y: number, fill: string, x = edge) =>
  `<g fill="${fill}">${outline({ text, face, size }, x, y)}</g>`

/** The number is huge at the right edge, or the initials if there is none. */
const mark = ({ number, first_name, last_name }: Athlete, fill: string) => {
  const text = number ?? [first_name, last_name].map(([letter = '']) => letter.toUpperCase()).join('')
  const size = number ? 720 : 560
  const x = width - edge / 2 - widthOf({ text, face: 'display', size })
  return line(text, 'display', size, height - 20, fill, x)
}

/** Half a court, drawn into the area. */
const courtLines = (stroke: string) =>
  `<g fill="none" stroke="${stroke}" stroke-width="3">
    <circle cx="1010" cy="640" r="330"/><circle cx="1010" cy="640" r="120"/><path d="M676 0V630"/>
  </g>`

const smallestOfTwo = 76

/** First and last name on one line each, or a long name on as many lines as it needs. */
const nameIn = (athlete: Athlete, room: number, largest: number): FittedText => {
  const names = [athlete.first_name, athlete.last_name].map((name) => name.trim().toUpperCase())
  const sizes = [168, 144, 120, 104, 90, smallestOfTwo].filter((size) => size <= largest)
  const widest = (size: number) => Math.max(...names.map((text) => widthOf({ text, face: 'display', size })))
  const size = sizes.find((each) => widest(each) <= room)
  if (size) return { lines: names.filter(Boolean), size }
  return fitLines(fullName(athlete).toUpperCase().trim(), {
    face: 'display',
    width: room,
    mostLines: 3,
    sizes: [smallestOfTwo, 68, 60, 52, 46, 40, 34],
  })
}

interface Figures {
  svg: string
  /** How much space they take at the bottom of the card. */
  height: number
}

/** The first figures of the last season, each below its label, as many as fit. */
const figuresAtFoot = (
  athlete: Athlete,
  sport: Sport,
  room: number,
  ink: { on: string; second: string },
): Figures => {
  let x = edge
  const drawn = keyFigures(athlete, sport)
    .slice(0, 3)
    .flatMap(([label, value]) => {
      const taken = Math.max(
        widthOf({ text: label, face: 'label', size: 24 }),
        widthOf({ text: value, face: 'display', size: 68 }),
      )
      if (x + taken > edge + room) return []
      const svg = [
        line(label, 'label', 24, height - 118, ink.second, x),
        line(value, 'display', 68, height - 56, ink.on, x),
      ]
      x += taken + 52
      return svg
    })
  return { svg: drawn.join(''), height: drawn.length > 0 ? 122 : 0 }
}

/** A photo with its own background is cut to its area and fades into the poster. */
const fadedPhoto = async (photo: Buffer) => {
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${stage.width}" height="${stage.height}">
    <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset=".5" stop-opacity="1"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/></svg>`
  const input = await sharp(photo)
    .resize({ width: stage.width, height: stage.height, fit: 'cover', position: 'top' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: stage.x, top: 0 }
}

/** The athlete without the background, in front of the number, cut by the lower edge. */
const cutout = async (photo: Buffer) => {
  const input = await sharp(photo)
    .trim()
    .resize({ width: stage.width, height: stage.height - 20, fit: 'inside' })
    .png()
    .toBuffer()
  const { width: taken = 0, height: high = 0 } = await sharp(input).metadata()
  return { input, left: Math.round(stage.x + (stage.width - taken) / 2), top: height - high }
}

/**
 * PRO-01: the picture that other sites show next to a link: the athlete, name, number, position, first figures, and
 * colors.
 */
export const drawCard = async (athlete: Athlete, sport: Sport, photo: Buffer | null): Promise<Buffer> => {
  const theme = athlete.is_seros ? 'black' : athlete.settings.color_theme
  const ink = inks[theme]
  const player = photo ? null : drawnPlayer(athlete, theme, { x: 690, y: 20, width: 460, height: 690 })
  const room = photo || player ? roomBesideStage : roomAlone
  const figures = figuresAtFoot(athlete, sport, room, ink)
  const place = [athlete.high_school, [athlete.city, athlete.state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('  ·  ')
  const small = (text: string) => sizeFitting(text, 'label', room, [34, 30, 26, 22, 18, 15, 12, 9])
  const plays = playsAs(athlete, sport).toUpperCase()
  const { lines, size } = nameIn(athlete, room, figures.height > 0 ? 120 : 168)
  const placeLine = height - 56 - (figures.height && figures.height + 26)
  const lastLine = placeLine - (place ? 58 : 0)
  const lineOf = (index: number) => lastLine - (lines.length - 1 - index) * size * 0.86
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ink.poster}"/>
    ${courtLines(ink.deep)}
    ${mark(athlete, ink.deep)}
    ${player ?? ''}
    ${line(plays, 'label', small(plays), lineOf(0) - size * 0.72 - 26, ink.second)}
    ${lines.map((text, index) => line(text, 'display', size, lineOf(index), ink.on)).join('')}
    ${place ? line(place, 'label', small(place), placeLine, ink.second) : ''}
    ${figures.svg}
    ${line('FIELDHOUSE', 'display', 30, 84, ink.on)}
  </svg>`
  const card = sharp(Buffer.from(svg))
  const shown = photo && (await (athlete.photo?.cutout ? cutout(photo) : fadedPhoto(photo)))
  return (shown ? card.composite([shown]) : card).png({ compressionLevel: 9 }).toBuffer()
}
