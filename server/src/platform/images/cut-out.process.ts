import { serveSideTask } from '../side-processes/serve-side-task.ts'
import { cutOut } from './cut-out.ts'
import { makePicture } from './make-picture.ts'
import type { cutOutTask } from './picture-tasks.ts'
import { readStored } from './read-image.ts'
import { limitSharpMemory } from './sharp-memory.ts'

limitSharpMemory()
serveSideTask<typeof cutOutTask>(async ({ folder, bytes }) => {
  const figure = await cutOut(await readStored(bytes))
  return figure && makePicture(folder, figure)
})
