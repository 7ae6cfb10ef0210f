import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { createFilmFrames } from '../../../platform/film-frames/film-frames.ts'
import { buildJpeg } from '../../../platform/images/images.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { outbox } from '../../../platform/jobs/jobs.tables.ts'
import { pageVisit } from '../profiles.visit.factory.ts'
import { fetchFilmFrameJob } from './fetch-film-frame.ts'
import { media } from './gallery.tables.ts'
import { type PictureApp, pictureApp } from './pictures.factory.ts'

let app: PictureApp
let sites: Server
let origin: string
let asked: string[] = []
let answers: Record<string, { status?: number; type: string; body: string | Buffer }>

beforeAll(async () => {
  app = await pictureApp()
  const wide = await buildJpeg({ width: 1280, height: 720 })
  const barred = await buildJpeg({ width: 480, height: 360 })
  const oembed = (thumbnail_url: string) => ({
    type: 'application/json',
    body: JSON.stringify({ type: 'video', provider_name: 'Vimeo', thumbnail_url }),
  })
  sites = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    response.writeHead(answer?.status ?? (answer ? 200 : 404), {
      'content-type': answer?.type ?? 'text/plain',
    })
    response.end(answer?.body)
  })
  await new Promise<void>((resolved) => sites.listen(0, '127.0.0.1', resolved))
  origin = `http://127.0.0.1:${(sites.address() as AddressInfo).port}`
  const vimeo = (id: number) =>
    `/api/oembed.json?${new URLSearchParams({ url: `https://vimeo.com/${id}`, width: '1280' })}`
  answers = {
    '/vi/largeframe1/maxresdefault.jpg': { type: 'image/jpeg', body: wide },
    '/vi/smallframe1/hqdefault.jpg': { type: 'image/jpeg', body: barred },
    '/vi/brokensite1/maxresdefault.jpg': { status: 503, type: 'text/plain', body: 'later' },
    '/vi/nopicture11/maxresdefault.jpg': { type: 'image/jpeg', body: '<script>alert(1)</script>' },
    [vimeo(76979871)]: oembed(`${origin}/video/76979871-d_1280`),
    '/video/76979871-d_1280': { type: 'image/jpeg', body: wide },
    [vimeo(11111111)]: oembed('http://169.254.169.254/latest/meta-data'),
  }
})
afterAll(async () => {
  sites.close()
  await app.close()
})

/** Adds the video like its family does, then runs the job against the local sites. */
const withFilm = async (link: string) => {
  const { db } = app.ports.database
  const visit = await pageVisit(app.tested)
  const added = await visit.save('gallery/create', { link })
  expect(added.statusCode).toBe(200)
  const [item] = added.json().data.gallery
  const filmFrames = createFilmFrames({ youtubeFrames: origin, vimeo: origin, vimeoFrames: origin })
  const ports = jobPorts(db, {
    filmFrames,
    storage: app.ports.storage,
    sideProcesses: app.ports.sideProcesses,
  })
  const fetchFrame = () => fetchFilmFrameJob.run(ports, { media_id: item.id }, newSending())
  const shown = async () => (await visit.read()).json().data.gallery[0]?.picture
  return { visit, item, fetchFrame, shown }
}

describe('PRO-05 the frame of a video', () => {
  test.each([
    ['https://youtu.be/largeframe1', 16 / 9],
    ['https://youtu.be/smallframe1', 16 / 9],
    ['https://vimeo.com/76979871', 16 / 9],
  ])('from %s is fetched once, stored by us, and shown on the page', async (link, ratio) => {
    const { fetchFrame, shown } = await withFilm(link)
    expect(await shown()).toBeNull()
    await fetchFrame()
    const picture = await shown()
    expect(picture.url).toMatch(/^\/media\//)
    expect(picture.width / picture.height).toBeCloseTo(ratio, 1)
    expect((await app.tested.app.inject(picture.url)).statusCode).toBe(200)
    await fetchFrame()
    expect(await shown()).toEqual(picture)
  })

  test('does not count as a change by the family, so their open edits can still be saved', async () => {
    const { visit, item, fetchFrame } = await withFilm('https://youtu.be/largeframe1')
    const before = (await visit.read(visit.owner)).json().data.own.versions.gallery
    await fetchFrame()
    const saved = await visit.save(`gallery/update/${item.id}`, { title: 'Fall film', version: before })
    expect(saved.statusCode).toBe(200)
  })

  test.each([
    'https://youtu.be/nosuchfilm1',
    'https://youtu.be/nopicture11',
    'https://vimeo.com/11111111',
    'https://vimeo.com/22222222',
    'https://www.hudl.com/video/3/1234567/5f2b8c9d0e1f2a',
    'https://films.example.com/game.mp4',
  ])('of %s is not available, so the page draws its own poster', async (link) => {
    const { fetchFrame, shown } = await withFilm(link)
    await fetchFrame()
    expect(await shown()).toBeNull()
  })

  test('is requested again while the site is down', async () => {
    const { fetchFrame } = await withFilm('https://youtu.be/brokensite1')
    await expect(fetchFrame()).rejects.toThrow('503')
  })

  test('of a video that was deleted in the meantime leaves no files behind', async () => {
    const { item, fetchFrame } = await withFilm('https://youtu.be/largeframe1')
    await app.ports.database.db.delete(media).where(eq(media.id, item.id))
    const before = (await app.files()).length
    await fetchFrame()
    expect((await app.files()).length).toBe(before)
  })

  test('of a video that its family deleted is not fetched, and no site is called', async () => {
    const { visit, item, fetchFrame } = await withFilm('https://youtu.be/largeframe1')
    expect((await visit.remove(`gallery/${item.id}`)).statusCode).toBe(200)
    asked = []
    await fetchFrame()
    expect(asked).toEqual([])
  })

  test('is fetched once when the video is restored without one', async () => {
    const { visit, item } = await withFilm('https://youtu.be/largeframe1')
    const waiting = () =>
      app.ports.database.db.$count(outbox, eq(outbox.key, `fetch-film-frame:restored:${item.id}`))
    for (const _ of [1, 2]) {
      await visit.remove(`gallery/${item.id}`)
      expect((await visit.save(`gallery/restore/${item.id}`, {})).statusCode).toBe(200)
      expect(await waiting()).toBe(1)
    }
  })

  test('stays when the video is deleted and added again', async () => {
    const { visit, item, fetchFrame, shown } = await withFilm('https://youtu.be/largeframe1')
    await fetchFrame()
    const picture = await shown()
    await visit.remove(`gallery/${item.id}`)
    const added = await visit.save('gallery/create', { link: 'https://youtu.be/largeframe1' })
    expect(added.json().data.gallery[0]).toMatchObject({ picture })
    expect(added.json().data.gallery[0].id).not.toBe(item.id)
    // The deleted video is swept with its files. The frame's files no longer belong to it.
    const [old] = await app.ports.database.db.select().from(media).where(eq(media.id, item.id))
    expect(old?.picture).toBeNull()
  })
})

describe('PRO-05 the videos of a day', () => {
  test('are limited to forty, including deleted ones, and the next day there is room again', async () => {
    const { visit, item } = await withFilm('https://films.example.com/1.mp4')
    const { db } = app.ports.database
    const [first] = await db.select().from(media).where(eq(media.id, item.id))
    if (!first) throw new Error('The video was not added')
    await db
      .insert(media)
      .values(Array.from({ length: 39 }, () => ({ ...first, id: uuidv7(), deleted_at: clock.now() })))
    const refused = await visit.save('gallery/create', { link: 'https://films.example.com/2.mp4' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('You can add 40 films a day. Please add more tomorrow.')
    advanceClock(24 * 60 * 60 * 1000 + 1000)
    const later = await visit.save('gallery/create', { link: 'https://films.example.com/2.mp4' })
    resetClock()
    expect(later.statusCode).toBe(200)
  })
})
