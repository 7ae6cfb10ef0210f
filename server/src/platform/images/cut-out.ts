import sharp from 'sharp'
import { type Box, boxAround, largestFigure, onlyFigure } from './figure-mask.ts'
import { findFigure, maskSide } from './find-figure.ts'
import type { Pixels } from './read-image.ts'

/** A smaller figure is no portrait, and a larger one leaves no background. */
const leastShare = 0.04
const mostShare = 0.92

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const raw = ({ width, height, channels }: Pixels) => ({ raw: { width, height, channels } })

/** A box of the mask, in pixels of the picture that the mask is for. */
const inPixels = ({ left, top, right, bottom }: Box, { width, height }: Pixels): Part => {
  const x = Math.floor((left / maskSide) * width)
  const y = Math.floor((top / maskSide) * height)
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, Math.ceil((right / maskSide) * width)) - x),
    height: Math.max(1, Math.min(height, Math.ceil((bottom / maskSide) * height)) - y),
  }
}

const partOf = async (pixels: Pixels, part: Part): Promise<Pixels> => {
  const { data, info } = await sharp(pixels.data, raw(pixels))
    .extract(part)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** The largest figure in a picture, and how much of the picture it takes up. */
const figureIn = async (pixels: Pixels) => {
  const mask = await findFigure(pixels)
  const figure = largestFigure(mask, maskSide)
  return { mask, figure, share: figure.length / mask.length }
}

/** Scaled to the size of the picture, smoothed, and with an edge of a few pixels instead of a wide blur. */
const alphaOf = (mask: Uint8Array, { width, height }: Pixels): Promise<Buffer> =>
  sharp(mask, { raw: { width: maskSide, height: maskSide, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .blur(Math.max(0.5, (width / maskSide) * 0.8))
    .linear(2.2, -150)
    .toColourspace('b-w')
    .raw()
    .toBuffer()

/** The picture with this transparency. Parts that were transparent before stay so. */
const withAlpha = ({ data, width, height, channels }: Pixels, alpha: Uint8Array): Pixels => {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const before = channels === 4 ? (data[at * 4 + 3] ?? 0) : 255
    data.copy(pixels, at * 4, at * channels, at * channels + 3)
    pixels[at * 4 + 3] = Math.min(alpha[at] ?? 0, before)
  }
  return { data: pixels, width, height, channels: 4 }
}

/**
 * PRO-06: the athlete without the background, cut at the feet or at the edge of the picture. Null if no person can be
 * separated from the background. A second, closer pass makes the edge finer.
 */
export const cutOut = async (pixels: Pixels): Promise<Pixels | null> => {
  const first = await figureIn(pixels)
  if (first.share < leastShare || first.share > mostShare) return null
  const near = await partOf(pixels, inPixels(boxAround(first.figure, maskSide, 16), pixels))
  const second = await figureIn(near)
  if (second.share < leastShare) return null
  const alpha = await alphaOf(onlyFigure(second.mask, maskSide, second.figure), near)
  const figure = inPixels(boxAround(second.figure, maskSide, 2), near)
  const feet = inPixels(boxAround(second.figure, maskSide, 0), near)
  return partOf(withAlpha(near, alpha), { ...figure, height: feet.top + feet.height - figure.top })
}
