import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import sharp from 'sharp'
import { inks } from '../../../platform/print/inks.ts'
import { outline, sizeFitting, type Typeface, widthOf } from '../../../platform/print/typefaces.ts'
import { playsAs } from './print-words.ts'

const width = 1200
const height = 630
const edge = 64

const nameSizes = [168, 144, 120, 100, 84, 70, 58, 48]

const line = (text: string, face: Typeface, size: number, y: number, fill: string) =>
  `<g fill="${fill}">${outline({ text, face, size }, edge, y)}</g>`

/** The number stands huge at the right edge, cut by the lower one. */
const jerseyNumber = (number: string, fill: string) => {
  const size = 720
  const x = width - edge / 2 - widthOf({ text: number, face: 'display', size })
  return `<g fill="${fill}">${outline({ text: number, face: 'display', size }, x, height - 20)}</g>`
}

/** Half a court, drawn into the field. */
const courtLines = (stroke: string) =>
  `<g fill="none" stroke="${stroke}" stroke-width="3">
    <circle cx="1010" cy="640" r="330"/><circle cx="1010" cy="640" r="120"/><path d="M560 0V630"/>
  </g>`

/** PRO-01: what other sites show beside a link: name, number, position, photo and colours. */
export const drawCard = async (athlete: Athlete, sport: Sport, photo: Buffer | null): Promise<Buffer> => {
  const ink = inks[athlete.is_seros ? 'black' : athlete.settings.color_theme]
  const names = [athlete.first_name, athlete.last_name].map((name) => name.toUpperCase())
  const room = photo ? 640 : 760
  const size = Math.min(...names.map((name) => sizeFitting(name, 'display', room, nameSizes)))
  const [first = '', last = ''] = names
  const bottom = height - 132
  const place = [athlete.high_school, [athlete.city, athlete.state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('  ·  ')
  const small = (text: string) => sizeFitting(text, 'label', room + 80, [34, 30, 26, 22, 18])
  const plays = playsAs(athlete, sport).toUpperCase()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ink.poster}"/>
    ${courtLines(ink.deep)}
    ${athlete.number ? jerseyNumber(athlete.number, ink.deep) : ''}
    ${line(plays, 'label', small(plays), bottom - size * 1.56 - 26, ink.second)}
    ${line(first, 'display', size, bottom - size * 0.84, ink.on)}
    ${line(last, 'display', size, bottom, ink.on)}
    ${place ? line(place, 'label', small(place), bottom + 58, ink.second) : ''}
    ${line('FIELDHOUSE', 'display', 30, 84, ink.on)}
  </svg>`
  const card = sharp(Buffer.from(svg))
  if (!photo) return card.png({ compressionLevel: 9 }).toBuffer()
  const cut = await sharp(photo).resize({ height: 600, width: 520, fit: 'inside' }).png().toBuffer()
  const { width: cutWidth = 0, height: cutHeight = 0 } = await sharp(cut).metadata()
  return card
    .composite([{ input: cut, left: width - cutWidth - 40, top: height - cutHeight }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
