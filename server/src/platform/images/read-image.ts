import type { Crop } from '@fieldhouse/contract/profiles.media'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'

/** Bytes that are not taken: no picture of a kind we take, or one with too many pixels to be opened. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage'
  readonly reason: 'type' | 'size' | 'crop'

  constructor(reason: UnusableImage['reason'], options?: ErrorOptions) {
    super(`The picture can not be used: ${reason}`, options)
    this.reason = reason
  }
}

/** What is taken, by the bytes: whatever a file is called proves nothing. Moving pictures have a type of their own. */
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
])

/** More than the cameras of phones have; a small file can claim to be far larger. */
const mostPixels = 50_000_000

/** Broken off in the middle is a fault; what only deserves a warning many cameras write. */
const reading: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error' }

/** The largest that is ever shown; beyond it a tall picture gets narrower. */
const mostWidth = 1920
const mostHeight = 2880

/** Pixels: 8 bits for each of red, green and blue, and transparency where there is some. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export interface ReadImage {
  readonly ending: 'jpg' | 'png'
  readonly contentType: string
  /** As it was sent, upright. */
  readonly width: number
  readonly height: number
}

export const inspectImage = async (bytes: Buffer): Promise<ReadImage> => {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const ending = endings.get(contentType)
  if (ending !== 'jpg' && ending !== 'png') throw new UnusableImage('type')
  const { autoOrient } = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new UnusableImage('type', { cause })
    })
  if (autoOrient.width * autoOrient.height > mostPixels) throw new UnusableImage('size')
  return { ending, contentType, ...autoOrient }
}

/** A part that reaches over the edge, as rounding makes it, ends there. */
const partOf = ({ x, y, width, height }: Crop, image: ReadImage) => {
  if (x >= image.width || y >= image.height) throw new UnusableImage('crop')
  return {
    left: x,
    top: y,
    width: Math.min(width, image.width - x),
    height: Math.min(height, image.height - y),
  }
}

/** A picture of ours, as it was stored. */
export const readStored = async (bytes: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels }
}

/** Upright, in the colours of screens, no larger than shown, and nothing else of what the file held. */
export const readPixels = async (bytes: Buffer, image: ReadImage, crop?: Crop): Promise<Pixels> => {
  const upright = sharp(bytes, reading).autoOrient()
  const { data, info } = await (crop ? upright.extract(partOf(crop, image)) : upright)
    .toColourspace('srgb')
    .resize({ width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => {
      throw new UnusableImage('type', { cause })
    })
  const { width, height, channels } = info
  return { data, width, height, channels }
}
