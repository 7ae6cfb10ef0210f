import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { AppError } from '../app-error.ts'
import type { FigureAnswer, FigureQuestion } from './find-figure.worker.ts'
import type { Pixels } from './read-image.ts'

/** What the model looks at, whatever the shape of the picture. */
export const maskSide = 256

/** Far more than it takes: half a second. */
const mostMilliseconds = 20_000

const tookTooLong = () =>
  new AppError('unavailable', {
    message: 'Cutting out took too long, so the photo stays as it is. Please try again in a moment.',
    retryAfterSeconds: 10,
  })

const ask = async (workerData: FigureQuestion): Promise<FigureAnswer> => {
  // A thread for each: it blocks, and the memory it takes is given back with it.
  const worker = new Worker(new URL('./find-figure.worker.ts', import.meta.url), { workerData })
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(mostMilliseconds) })
    return answer
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? tookTooLong() : error
  } finally {
    await worker.terminate()
  }
}

/** How certain it is of each pixel that it belongs to a person: a square that stands for the whole picture. */
export const findFigure = async ({ data, width, height, channels }: Pixels): Promise<Uint8Array> => {
  const seen = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .resize(maskSide, maskSide, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return ask(new Uint8Array(seen))
}
