import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Size {
  width?: number
  height?: number
}

const drawn = ({ width = 400, height = 300 }: Size = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#2266aa"/>
      <rect width="50%" height="50%" fill="#cc2222"/></svg>`),
  ).flatten()

/** A picture whose upper left quarter is red and the rest is blue. */
export const buildJpeg = (size?: Size): Promise<Buffer> => drawn(size).jpeg({ quality: 90 }).toBuffer()

/** As detailed as a photo of a crowd, so it costs as much as photos do. */
export const buildDetailedJpeg = async ({ width = 400, height = 300 }: Size = {}): Promise<Buffer> => {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const coarse = { width: Math.ceil(width / 12), height: Math.ceil(height / 12) }
  const spots = await sharp({ create: { ...coarse, channels: 3, background: '#000000', noise: grain } })
    .png()
    .toBuffer()
  return sharp(spots).resize(width, height, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer()
}

export const buildPng = (size?: Size): Promise<Buffer> => drawn(size).png().toBuffer()

/** Like a photo from a phone held sideways: it must be turned by a quarter, and has its location. */
export const buildPhonePhoto = (): Promise<Buffer> =>
  drawn()
    .withExif({
      IFD0: { Make: 'Phone of the family' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 3/1 29/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const buildCmykJpeg = (): Promise<Buffer> => drawn().toColourspace('cmyk').jpeg().toBuffer()

export const buildDeepPng = (): Promise<Buffer> => drawn().toColourspace('rgb16').png().toBuffer()

export const buildGrayPng = (): Promise<Buffer> => drawn().toColourspace('b-w').png().toBuffer()

/** Wider than the narrowest version of a picture, so there are two. */
export const portraitSize = { width: 420, height: 560 } as const

/** A person from the waist up, in front of a wall. */
export const buildPortrait = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"
        width="${portraitSize.width}" height="${portraitSize.height}">
      <rect width="900" height="1200" fill="#9fb7c9"/><rect y="800" width="900" height="400" fill="#6b5a44"/>
      <path d="M150 1200 C160 850 300 760 390 740 L510 740 C600 760 740 850 750 1200 Z" fill="#7a1f2b"/>
      <path d="M390 640 h120 v130 q-60 60 -120 0 z" fill="#b97c58"/>
      <ellipse cx="450" cy="480" rx="150" ry="200" fill="#d9a27c"/>
      <path d="M295 470 C280 250 380 220 450 225 C540 225 620 270 605 470 C590 360 540 330 450 335
        C370 330 320 370 295 470 Z" fill="#2b1c14"/>
      <circle cx="395" cy="470" r="12" fill="#331111"/><circle cx="505" cy="470" r="12" fill="#331111"/>
      <path d="M400 600 q50 35 100 0" stroke="#7a2b2b" stroke-width="12" fill="none"/></svg>`),
  )
    .jpeg({ quality: 90 })
    .toBuffer()

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.byteLength + 8)
  framed.writeUInt32BE(data.byteLength)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.byteLength + 4)
  return framed
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4)
  })
  return bytes
}

const png = (width: number, height: number, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 2, 0, 0, 0])])),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A few bytes that claim to have this size. The pixel data is garbage that can't be decoded. */
export const buildPngClaiming = (width: number, height: number): Buffer =>
  png(width, height, [chunk('IDAT', Buffer.from('no pixels'))])

/** The same as a JPEG: a small one with a false header. */
export const buildJpegClaiming = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await buildJpeg()
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** An animated picture of one pixel. */
export const buildAnimatedPng = (): Buffer =>
  png(1, 1, [
    chunk('acTL', numbers(2, 0)),
    chunk('fcTL', Buffer.concat([numbers(0, 1, 1, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
  ])

export const buildGif = (): Promise<Buffer> => drawn().gif().toBuffer()

export const buildWebp = (): Promise<Buffer> => drawn().webp().toBuffer()

export const buildTiff = (): Promise<Buffer> => drawn().tiff().toBuffer()
