import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { addMedia as contract } from '@fieldhouse/contract/profiles.media'
import { videoOf } from '@fieldhouse/contract/profiles.video'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { changePage } from '../editing/change-page.ts'
import type { ChangingPage } from '../page/documents.queries.ts'
import { fetchFilmFrameJob } from './fetch-film-frame.ts'
import { hasFilm, takeFrame } from './film-frames.queries.ts'
import { hasMedia, insertMedia } from './gallery.queries.ts'
import { assertFilmsOfDay, assertRoom } from './gallery-room.ts'
import { uploadGone } from './receive-picture.ts'
import { takeUpload } from './uploads.queries.ts'

type Given = Checked<typeof contract>['body']

const addPhoto = async (tx: Db, actor: Actor, page: ChangingPage, id: string, title: string | null) => {
  const { athlete_id } = page
  const picture = await takeUpload(tx, actor.id, id)
  if (!picture) {
    // A second click. The photo has the id of its upload.
    if (!(await hasMedia(tx, athlete_id, id))) throw uploadGone('upload_id')
    return
  }
  await assertRoom(tx, page, 'photo')
  await insertMedia(tx, { id, athlete_id, kind: 'photo', title, picture })
}

const addFilm = async (tx: Db, page: ChangingPage, link: string, title: string | null) => {
  const { athlete_id } = page
  const video = videoOf(link)
  if (!video) throw new Error(`${link} is not a video, but the contract accepted it`)
  if (await hasFilm(tx, athlete_id, video.url))
    throw new AppError('invalid', { errors: { link: ['This video is already in your gallery'] } })
  await assertRoom(tx, page, 'video')
  await assertFilmsOfDay(tx, athlete_id)
  const id = uuidv7()
  const picture = await takeFrame(tx, athlete_id, video.url)
  await insertMedia(tx, { id, athlete_id, kind: 'video', title, video, picture })
  if (!picture) await runLater(tx, fetchFilmFrameJob, { media_id: id })
}

/** PRO-05: a photo that was uploaded before, or a link to a video. */
export const addMedia = (db: Db, actor: Actor, id: string, { version, title, upload_id, link }: Given) =>
  changePage(db, actor, { id, group: 'gallery', version }, async (tx, page) => {
    if (upload_id) await addPhoto(tx, actor, page, upload_id, title ?? null)
    else if (link) await addFilm(tx, page, link, title ?? null)
  })
