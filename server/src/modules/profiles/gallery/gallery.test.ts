import type { MediaItem } from '@fieldhouse/contract/profiles.document'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import * as images from '../../../platform/images/images.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { entitlementGrants } from '../../accounts/accounts.tables.ts'
import { sweepPicturesJob } from '../profiles.jobs.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { media, uploads } from './gallery.tables.ts'
import { type PictureApp, pictureApp } from './pictures.factory.ts'

let app: PictureApp
let outsiders: Record<string, string>[]
let jpeg: Buffer
beforeAll(async () => {
  app = await pictureApp()
  jpeg = await images.buildJpeg({ width: 60, height: 40 })
  const as = async (type: Parameters<PictureApp['signedIn']>[0]) => (await app.signedIn(type)).headers
  outsiders = await Promise.all([as('athlete'), as('parent'), as('coach'), as('rsc'), as('affiliate')])
})
afterAll(() => app.close())
afterEach(resetClock)

const day = 24 * 60 * 60 * 1000
const visitOf = () => pageVisit(app.tested)
const db = () => app.ports.database.db

const film = (id: string) => `https://www.youtube.com/watch?v=${id.padEnd(11, 'x')}`

const addPhoto = async (visit: PageVisit, title?: string) => {
  const { id } = await app.upload(jpeg, visit.owner)
  return { id, answer: await visit.save('gallery/create', { upload_id: id, title }) }
}

const listed = async (visit: PageVisit, headers: Record<string, string> = {}) =>
  app.app.inject({ url: `/api/athlete/${visit.id}/gallery`, headers })

const idsOf = async (visit: PageVisit): Promise<string[]> =>
  (await listed(visit)).json().data.map(({ id }: MediaItem) => id)

/** Without the files, which don't matter here. */
const fillWith = (visit: PageVisit, kind: MediaItem['kind'], count: number) =>
  db()
    .insert(media)
    .values(
      Array.from({ length: count }, () => ({
        id: uuidv7(),
        athlete_id: visit.id,
        kind,
        rank: 0,
        created_at: new Date(),
      })),
    )

const grantTo = (visit: PageVisit, until_at: Date | null) =>
  db()
    .insert(entitlementGrants)
    .values({
      id: uuidv7(),
      user_id: visit.userId,
      what: 'recruiting-center',
      from_at: new Date(Date.now() - 10 * day),
      until_at,
      source: 'package',
      created_at: new Date(),
    })

describe('PRO-05: the gallery', () => {
  test('takes an uploaded photo, and shows it to everyone', async () => {
    const visit = await visitOf()
    const { id, picture } = await app.upload(jpeg, visit.owner)
    const answer = await visit.save('gallery/create', { upload_id: id, title: '  Full  court ' })
    expect(answer.statusCode).toBe(200)
    const item = {
      id,
      kind: 'photo',
      title: 'Full court',
      picture,
      video: null,
      created_at: expect.any(String),
    }
    expect(answer.json().data.gallery).toEqual([item])
    expect((await listed(visit)).json()).toEqual({ data: [item] })
    await eventually(async () => expect(await app.files()).not.toContain(`originals/${id}.jpg`))
  })

  test.each([
    ['youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['https://vimeo.com/76979871', 'vimeo'],
    ['www.hudl.com/video/3/123/abc', 'hudl'],
    ['http://example.com/game.mp4', 'mp4'],
  ])('takes the video %s', async (link, provider) => {
    const visit = await visitOf()
    const answer = await visit.save('gallery/create', { link, title: '' })
    expect(answer.json().data.gallery).toMatchObject([
      { kind: 'video', title: null, picture: null, video: { provider } },
    ])
    expect(answer.json().data.gallery[0].video.embed_url).toMatch(/^https:/)
  })

  const noLink = 'Please paste a valid link'
  const noFilm = 'We can’t play this link. Paste one from YouTube, Vimeo or Hudl, or a link to an mp4.'
  test.each([
    [{}, { link: [noLink] }],
    [{ link: '' }, { link: [noLink] }],
    [{ link: 'not a link' }, { link: [noLink] }],
    [{ link: 'javascript:alert(1)//x.mp4' }, { link: [noLink] }],
    [{ link: 'data:video/mp4;base64,AAAA' }, { link: [noLink] }],
    [{ link: 'https://example.com/page' }, { link: [noFilm] }],
    [{ link: 'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ' }, { link: [noFilm] }],
    [{ upload_id: 'x' }, { upload_id: ['Please choose a picture'] }],
    [{ link: film('a'), title: 'x'.repeat(121) }, { title: [expect.stringContaining('120')] }],
  ])('refuses %j', async (body, errors) => {
    const answer = await (await visitOf()).save('gallery/create', body)
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({ status: 422, errors })
  })

  test('takes a picture once, however often it is sent, and never another person’s upload', async () => {
    const visit = await visitOf()
    const { id } = await app.upload(jpeg, visit.owner)
    const send = (headers = visit.owner) => visit.save('gallery/create', { upload_id: id }, headers)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await idsOf(visit)).toEqual([id])

    const stranger = await visitOf()
    const theirs = await app.upload(jpeg, stranger.owner)
    for (const upload_id of [theirs.id, id, crypto.randomUUID()]) {
      const other = upload_id === id ? stranger : visit
      const answer = await other.save('gallery/create', { upload_id })
      expect(answer.json().errors).toEqual({
        upload_id: ['This picture is no longer there. Please upload it again.'],
      })
    }
  })

  test('has a video only once, and the same key returns the first answer again', async () => {
    const visit = await visitOf()
    const keyed = { ...visit.owner, 'idempotency-key': 'one-film' }
    const first = await visit.save('gallery/create', { link: film('b') }, keyed)
    const again = await visit.save('gallery/create', { link: film('b') }, keyed)
    expect(again.json()).toEqual(first.json())
    const twice = await visit.save('gallery/create', { link: `https://youtu.be/${'b'.padEnd(11, 'x')}` })
    expect(twice.json().errors).toEqual({ link: ['This video is already in your gallery'] })
    expect(await idsOf(visit)).toHaveLength(1)
  })

  test('adds a new photo at the end: the first video stays first, with or without a chosen order', async () => {
    const visit = await visitOf()
    const early = await app.upload(jpeg, visit.owner)
    await visit.save('gallery/create', { link: film('x') })
    await visit.save('gallery/create', { upload_id: early.id })
    const [video = '', photo = ''] = await idsOf(visit)
    expect(photo).toBe(early.id)
    await visit.save('gallery/sort', { ids: [video, photo] })
    const late = await app.upload(jpeg, visit.owner)
    await visit.save('gallery/create', { upload_id: late.id })
    expect(await idsOf(visit)).toEqual([video, early.id, late.id])
  })

  test('names, sorts, deletes, and restores', async () => {
    const visit = await visitOf()
    const { id: one } = await addPhoto(visit, 'One')
    const { id: two } = await addPhoto(visit, 'Two')
    await visit.save('gallery/create', { link: film('c'), title: 'Three' })
    const three = (await idsOf(visit)).find((id) => id !== one && id !== two)

    const titles = async () => (await listed(visit)).json().data.map(({ title }: MediaItem) => title)
    await visit.save('gallery/sort', { ids: [three, one, two] })
    expect(await titles()).toEqual(['Three', 'One', 'Two'])
    await visit.save(`gallery/update/${one}`, { title: 'First' })
    await visit.save(`gallery/update/${two}`, { title: '' })
    expect(await titles()).toEqual(['Three', 'First', null])
    expect((await visit.remove(`gallery/${one}`)).statusCode).toBe(200)
    expect(await titles()).toEqual(['Three', null])
    expect((await visit.save(`gallery/update/${one}`, { title: 'Gone' })).statusCode).toBe(404)
    expect((await visit.save(`gallery/restore/${one}`, {})).statusCode).toBe(200)
    expect(await titles()).toEqual(['Three', 'First', null])
    expect((await visit.save(`gallery/restore/${one}`, {})).statusCode).toBe(404)
  })

  test('can’t be changed by a person who has not seen its last change', async () => {
    const visit = await visitOf()
    await visit.save('gallery/create', { link: film('d') })
    for (const [group, body] of [
      ['gallery/create', { link: film('e'), version: 0 }],
      ['gallery/sort', { ids: [], version: 0 }],
    ] as const)
      expect((await visit.save(group, body)).statusCode).toBe(409)
    expect(await idsOf(visit)).toHaveLength(1)
  })

  test('has room for 5 photos for free, plus videos', async () => {
    const visit = await visitOf()
    await fillWith(visit, 'photo', 4)
    const { id } = await addPhoto(visit)
    const { id: waiting, answer } = await addPhoto(visit)
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 422,
      code: 'photos_need_package',
      message: 'A free profile keeps 5 photos. Delete one, or choose a package for up to 30.',
    })
    expect((await visit.save('gallery/create', { link: film('f') })).statusCode).toBe(200)
    await visit.remove(`gallery/${id}`)
    // The refused upload can still be used.
    expect((await visit.save('gallery/create', { upload_id: waiting })).statusCode).toBe(200)
    expect((await visit.save(`gallery/restore/${id}`, {})).statusCode).toBe(422)
  })

  test('has room for 30 with a package, and nothing is removed when that ends', async () => {
    const visit = await visitOf()
    await grantTo(visit, new Date(Date.now() + day))
    await fillWith(visit, 'photo', 28)
    expect((await addPhoto(visit)).answer.statusCode).toBe(200)
    expect((await visit.save('gallery/create', { link: film('g') })).statusCode).toBe(200)
    const full = 'A gallery keeps 30 photos and videos. Delete one to make room.'
    expect((await addPhoto(visit)).answer.json().message).toBe(full)
    expect((await visit.save('gallery/create', { link: film('h') })).json().message).toBe(full)
    advanceClock(2 * day)
    expect(await idsOf(visit)).toHaveLength(30)
    const [first = ''] = await idsOf(visit)
    await visit.remove(`gallery/${first}`)
    expect((await addPhoto(visit)).answer.json().message).toMatch(/^A free profile keeps 5 photos/)
  })

  test('can be changed only by the family and admins, and only its own items', async () => {
    const visit = await visitOf()
    const other = await visitOf()
    const { id } = await addPhoto(visit, 'Mine')
    const attempts = (by: PageVisit, headers: Record<string, string>) => [
      by.save('gallery/create', { link: film('i') }, headers),
      by.save(`gallery/update/${id}`, { title: 'Theirs' }, headers),
      by.save('gallery/sort', { ids: [id] }, headers),
      by.save(`gallery/restore/${id}`, {}, headers),
      by.remove(`gallery/${id}`, headers),
    ]
    for (const headers of [...outsiders, await visit.assignedCoach(), await visit.successCoach()]) {
      const answers = await Promise.all(attempts(visit, headers))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    }
    const strange = await Promise.all(attempts(other, other.owner))
    expect(strange.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 404, 404])
    expect((await listed(visit)).json().data).toMatchObject([{ id, title: 'Mine' }])

    const named = await visit.save(`gallery/update/${id}`, { title: 'Ours' }, await visit.parent())
    expect(named.json().data.gallery).toMatchObject([{ id, title: 'Ours' }])
  })

  test('of a hidden page is shown to nobody else', async () => {
    const visit = await visitOf()
    await visit.save('settings', { is_visible: false })
    expect((await listed(visit)).statusCode).toBe(403)
    expect((await listed(visit, visit.owner)).statusCode).toBe(200)
  })
})

describe('PRO-12: the picture of an article', () => {
  const article = { title: 'Whitlock drops 31', link: 'bend.example.com/31' }

  test('is an uploaded one, can be replaced, and is deleted with the article', async () => {
    const visit = await visitOf()
    const first = await app.upload(jpeg, visit.owner)
    const added = await visit.save('press', { ...article, image: first.id })
    const [{ id, image }] = added.json().data.press
    expect(image).toEqual(first.picture)

    const kept = await visit.save('press', { ...article, id, image: '' })
    expect(kept.json().data.press[0].image).toEqual(first.picture)
    const second = await app.upload(jpeg, visit.owner)
    const changed = await visit.save('press', { ...article, id, image: second.id })
    expect(changed.json().data.press[0].image).toEqual(second.picture)
    await eventually(async () => expect((await app.files()).join()).not.toContain(first.id))

    expect((await app.files()).join()).toContain(second.id)
    await visit.remove(`press/${id}`)
    await eventually(async () => expect((await app.files()).join()).not.toContain(second.id))
  })

  test('is refused if it belongs to another person, or does not exist', async () => {
    const visit = await visitOf()
    const theirs = await app.upload(jpeg, (await visitOf()).owner)
    for (const image of [theirs.id, crypto.randomUUID(), '/media/x.webp']) {
      const answer = await visit.save('press', { ...article, image })
      expect(answer.json().errors).toEqual({
        image: ['This picture is no longer there. Please upload it again.'],
      })
    }
    expect((await visit.read()).json().data.press).toEqual([])
  })
})

describe('PRO-05: every night', () => {
  const sweep = () => sweepPicturesJob.run(jobPorts(db(), { storage: app.ports.storage }), null, newSending())

  test('pictures unused for a day are deleted with their files, and pictures in use stay', async () => {
    const visit = await visitOf()
    const old = await app.upload(jpeg, visit.owner)
    const { id: shown } = await addPhoto(visit)
    advanceClock(day - 60_000)
    const fresh = await app.upload(jpeg, visit.owner)
    advanceClock(120_000)
    await sweep()
    const kept = await db().select({ id: uploads.id }).from(uploads).where(eq(uploads.user_id, visit.userId))
    expect(kept).toEqual([{ id: fresh.id }])
    await eventually(async () => expect((await app.files()).join()).not.toContain(old.id))
    const left = (await app.files()).join()
    expect(left).toContain(`originals/${fresh.id}.jpg`)
    expect(left).toContain(shown)
    expect((await visit.save('gallery/create', { upload_id: old.id })).statusCode).toBe(422)
  })

  test('items deleted seven days ago can’t be restored, and their files are gone', async () => {
    const visit = await visitOf()
    const { id } = await addPhoto(visit)
    const portrait = await app.upload(jpeg, visit.owner)
    await visit.save('photo/upload', { upload_id: portrait.id })
    await visit.remove(`gallery/${id}`)
    await visit.remove('photo')
    advanceClock(7 * day - 60_000)
    await sweep()
    expect((await visit.save(`gallery/restore/${id}`, {})).statusCode).toBe(200)
    await visit.remove(`gallery/${id}`)
    advanceClock(7 * day + 60_000)
    await sweep()
    expect((await visit.save(`gallery/restore/${id}`, {})).statusCode).toBe(404)
    await eventually(async () => {
      const left = (await app.files()).join()
      expect(left).not.toContain(id)
      expect(left).not.toContain(portrait.id)
    })
  })
})
