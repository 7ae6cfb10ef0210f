/** The visible part of a picture, in pixels of the file. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** A picture that a part is cut from. */
export interface CropSize {
  width: number
  height: number
  /** The height of the part, for each pixel of its width. */
  ratio: number
}

const cropHeight = ({ ratio }: CropSize, width: number) => width * ratio

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

export const largestWidth = ({ width, height, ratio }: CropSize): number =>
  Math.max(1, Math.floor(Math.min(width, height / ratio)))

/** Smaller parts would look pixelated. */
export const smallestWidth = (size: CropSize): number => Math.min(240, largestWidth(size))

/** In whole pixels, and never past an edge. */
const fitted = (size: CropSize, { x, y, width }: Pick<Crop, 'x' | 'y' | 'width'>): Crop => {
  const wide = within(Math.round(width), smallestWidth(size), largestWidth(size))
  const high = within(Math.round(cropHeight(size, wide)), 1, size.height)
  return {
    x: within(Math.round(x), 0, size.width - wide),
    y: within(Math.round(y), 0, size.height - high),
    width: wide,
    height: high,
  }
}

/** As large as possible, near the top: that is where faces are. */
export const firstCrop = (size: CropSize): Crop => {
  const width = largestWidth(size)
  return fitted(size, { x: (size.width - width) / 2, y: (size.height - cropHeight(size, width)) / 4, width })
}

export const movedCrop = (size: CropSize, crop: Crop, by: { x: number; y: number }): Crop =>
  fitted(size, { ...crop, x: crop.x + by.x, y: crop.y + by.y })

export const centredCrop = (size: CropSize, { width, height }: Crop, at: { x: number; y: number }): Crop =>
  fitted(size, { x: at.x - width / 2, y: at.y - height / 2, width })

/** Keeps its center, as far as the edges allow. */
export const resizedCrop = (size: CropSize, { x, y, width, height }: Crop, wanted: number): Crop => {
  const wide = within(wanted, smallestWidth(size), largestWidth(size))
  return fitted(size, {
    x: x + (width - wide) / 2,
    y: y + (height - cropHeight(size, wide)) / 2,
    width: wide,
  })
}

/** One key press moves a fiftieth of the picture. */
const cropStep = ({ width, height }: CropSize) => Math.max(1, Math.round(Math.max(width, height) / 50))

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const growth: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The result of a key, or null for a key with another meaning. */
export const cropByKey = (size: CropSize, crop: Crop, key: string): Crop | null => {
  const step = cropStep(size)
  const way = directions[key]
  if (way) return movedCrop(size, crop, { x: way.x * step, y: way.y * step })
  const grows = growth[key]
  return grows ? resizedCrop(size, crop, crop.width + grows * step) : null
}
