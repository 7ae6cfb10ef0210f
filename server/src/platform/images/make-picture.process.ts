import { serveSideTask } from '../side-processes/serve-side-task.ts'
import { makePicture } from './make-picture.ts'
import type { makePictureTask } from './picture-tasks.ts'
import { inspectImage, readPixels, UnusableImage } from './read-image.ts'
import { limitSharpMemory } from './sharp-memory.ts'

limitSharpMemory()
serveSideTask<typeof makePictureTask>(async ({ folder, bytes, crop }) => {
  try {
    const image = await inspectImage(bytes)
    return { image, made: await makePicture(folder, await readPixels(bytes, image, crop)) }
  } catch (error) {
    if (error instanceof UnusableImage) return { unusable: error.reason }
    throw error
  }
})
