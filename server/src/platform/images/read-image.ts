import { type Crop, imageLimits } from '@fieldhouse/contract/profiles.media'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'
import type { ReadImage, UnusableReason } from './picture-tasks.ts'

/** Bytes that we refuse: not a supported picture, or one with too many pixels to open. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage'
  readonly reason: UnusableReason

  constructor(reason: UnusableReason, options?: ErrorOptions) {
    super(`The picture can not be used: ${reason}`, options)
    this.reason = reason
  }
}

/** The supported types, by content. A file's name proves nothing. Animated pictures have their own type. */
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
])

const mostPixels = imageLimits.megapixels * 1_000_000

/** A truncated file is an error. Many cameras write files that only cause warnings. */
const reading: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error' }

/** The largest size that is ever shown. Beyond it, a tall picture gets narrower. */
const mostShown = { width: 1920, height: 2880 } as const

/** Pixels: 8 bits each for red, green, and blue, and for transparency if there is any. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/** Reads only the header, so a file that is too large is never decoded. */
export const inspectImage = async (bytes: Uint8Array): Promise<ReadImage> => {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const ending = endings.get(contentType)
  if (ending !== 'jpg' && ending !== 'png') throw new UnusableImage('type')
  const { autoOrient } = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new UnusableImage('type', { cause })
    })
  const { width, height } = autoOrient
  if (Math.max(width, height) > imageLimits.side || width * height > mostPixels)
    throw new UnusableImage('pixels')
  return { ending, contentType, ...autoOrient }
}

/** A part that reaches over the edge because of rounding is cut there. */
const partOf = ({ x, y, width, height }: Crop, image: ReadImage) => {
  if (x >= image.width || y >= image.height) throw new UnusableImage('crop')
  return {
    left: x,
    top: y,
    width: Math.min(width, image.width - x),
    height: Math.min(height, image.height - y),
  }
}

/** The largest square: centered, and in an upright picture closer to the top, where the face is. */
export const squareIn = ({ width, height }: Pick<ReadImage, 'width' | 'height'>): Crop => {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 4),
    width: side,
    height: side,
  }
}

/** One of our own pictures, as stored. */
export const readStored = async (bytes: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels }
}

/**
 * Upright, in sRGB, no larger than shown, and without the file's metadata. For a large JPEG, `resize` decodes at a
 * half, a quarter, or an eighth of the size, unless a part is cut out first.
 */
export const readPixels = async (
  bytes: Uint8Array,
  image: ReadImage,
  crop?: Crop,
  most: { readonly width: number; readonly height: number } = mostShown,
): Promise<Pixels> => {
  const upright = sharp(bytes, reading).autoOrient()
  const { data, info } = await (crop ? upright.extract(partOf(crop, image)) : upright)
    .toColourspace('srgb')
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new UnusableImage('type', { cause })
    })
  const { width, height, channels } = info
  return { data, width, height, channels }
}
