import { emit } from '../../../events.ts'
import { clock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { keysOf, storeFiles } from '../../../platform/images/picture-files.ts'
import { makePictureTask } from '../../../platform/images/picture-tasks.ts'
import { job } from '../../../platform/jobs/job.ts'
import { lockHead, rewriteDocument } from '../page/documents.queries.ts'
import { findFilm, insertFrame } from './film-frames.queries.ts'

/**
 * PRO-05: fetches a still frame of a video once and stores it, so a visitor's browser never calls the video's site. The
 * files are named after the job, so a second run writes the same ones.
 */
export const fetchFilmFrameJob = job<{ media_id: string }>({
  name: 'fetch-film-frame',
  effect: 'outside',
  run: async ({ db, storage, sideProcesses, filmFrames }, { media_id }, { id }) => {
    const film = await findFilm(db, media_id)
    if (!film?.video || film.picture) return
    const frame = await filmFrames.frameOf(film.video)
    if (!frame) return
    const made = await sideProcesses.run(makePictureTask, { folder: id, ...frame })
    if ('unusable' in made) return
    await storeFiles(storage, made.made.files)
    const { picture } = made.made
    await transaction(db, async (tx) => {
      await lockHead(tx, film.athlete_id)
      if (await insertFrame(tx, media_id, picture)) {
        await rewriteDocument(tx, film.athlete_id, clock.now())
        await emit(tx, 'profiles.page-changed', { athlete_id: film.athlete_id })
      } else await dropFilesLater(tx, keysOf(picture))
    })
  },
})
