import { serveSideTask } from '../side-processes/serve-side-task.ts'
import { makePicture } from './make-picture.ts'
import type { makePictureTask } from './picture-tasks.ts'
import { inspectImage, readPixels, squareIn, UnusableImage } from './read-image.ts'
import { limitSharpMemory } from './sharp-memory.ts'

limitSharpMemory()
serveSideTask<typeof makePictureTask>(async ({ folder, bytes, crop, square }) => {
  try {
    const image = await inspectImage(bytes)
    const pixels = await (square
      ? readPixels(bytes, image, crop ?? squareIn(image), { width: square, height: square })
      : readPixels(bytes, image, crop))
    return { image, made: await makePicture(folder, pixels) }
  } catch (error) {
    if (error instanceof UnusableImage) return { unusable: error.reason }
    throw error
  }
})
