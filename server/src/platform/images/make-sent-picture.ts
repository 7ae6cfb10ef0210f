import { imageFaults, maxImageBytes } from '@fieldhouse/contract/profiles.media'
import { AppError } from '../app-error.ts'
import type { SideProcesses } from '../side-processes/side-processes.ts'
import type { InputOf } from '../side-processes/side-task.ts'
import { queued } from './image-queue.ts'
import { makePictureTask, type UnusableReason } from './picture-tasks.ts'

const refuse = (field: string, text: string) => new AppError('invalid', { errors: { [field]: [text] } })

/** A broken file has none of the types. */
const unusable = (reason: UnusableReason): AppError =>
  reason === 'crop'
    ? refuse('crop', 'Please choose a part of the picture')
    : refuse('file', imageFaults[reason])

/** Checked before anything is decoded. */
export const assertPictureSize = (bytes: Buffer): void => {
  if (bytes.byteLength > maxImageBytes) throw refuse('file', imageFaults.size)
}

/** Waits for its turn, and refuses unusable files. Nothing is stored yet. */
export const makeSentPicture = (
  sideProcesses: Pick<SideProcesses, 'run'>,
  userId: string,
  load: () => Promise<InputOf<typeof makePictureTask>>,
) =>
  queued(userId, async () => {
    const made = await sideProcesses.run(makePictureTask, await load())
    if ('unusable' in made) throw unusable(made.unusable)
    return made
  })
