import type { Athlete, Picture } from '@fieldhouse/contract/profiles.document'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import * as images from '../../../platform/images/images.factory.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { uploads } from '../gallery/gallery.tables.ts'
import { type PictureApp, pictureApp } from '../gallery/pictures.factory.ts'
import { athletes } from '../profiles.tables.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

let app: PictureApp
let outsiders: Record<string, string>[]
beforeAll(async () => {
  app = await pictureApp()
  const as = async (type: Parameters<PictureApp['signedIn']>[0]) => (await app.signedIn(type)).headers
  outsiders = await Promise.all([as('athlete'), as('parent'), as('coach'), as('rsc'), as('editor')])
})
afterAll(() => app.close())
afterEach(resetClock)

const day = 24 * 60 * 60 * 1000
const visitOf = () => pageVisit(app.tested)

const photoOf = async (visit: PageVisit): Promise<Athlete['photo']> => (await visit.read()).json().data.photo

/** A page with a photo of this size. */
const withPhoto = async (visit: PageVisit, bytes: Buffer) => {
  const { id, picture } = await app.upload(bytes, visit.owner)
  await visit.save('photo/upload', { upload_id: id })
  return picture
}

/** Ignores other files, because those of earlier tests are deleted in the background. */
const newFiles = async (before: readonly string[]) =>
  (await app.files()).filter((key) => !before.includes(key))

const serves = async ({ url }: Picture) => (await app.app.inject({ url })).statusCode === 200

const colorAt = async ({ url }: Picture, x: number, y: number): Promise<'red' | 'blue'> => {
  const bytes = (await app.app.inject({ url })).rawPayload
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

describe('PRO-06: the photo of a page', () => {
  test('is an earlier upload, visible to everyone from then on', async () => {
    const visit = await visitOf()
    expect(await photoOf(visit)).toBeNull()
    const { id, picture } = await app.upload(await images.buildJpeg(), visit.owner)
    const answer = await visit.save('photo/upload', { upload_id: id })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.photo).toEqual({ ...picture, cutout: null })
    expect(await photoOf(visit)).toEqual({ ...picture, cutout: null })
    await eventually(async () => expect(await app.files()).not.toContain(`originals/${id}.jpg`))
    expect(await serves(picture)).toBe(true)
  })

  test('may be a file in the call itself, with the part to use', async () => {
    const visit = await visitOf()
    const crop = JSON.stringify({ x: 0, y: 0, width: 200, height: 150 })
    const answer = await app.send(
      `/athlete/${visit.id}/photo/upload`,
      await images.buildJpeg(),
      visit.owner,
      { crop },
    )
    expect(answer.json().data.photo).toMatchObject({ width: 200, height: 150 })
    expect(await colorAt(answer.json().data.photo, 190, 140)).toBe('red')
  })

  test('is the chosen part, measured in the upload, and nothing stays of the rest', async () => {
    const visit = await visitOf()
    // Wider than any picture that is shown, so the upload and what is shown of it have different measures.
    const { id, picture } = await app.upload(
      await images.buildJpeg({ width: 2400, height: 400 }),
      visit.owner,
    )
    expect(picture).toMatchObject({ width: 1920, height: 320 })
    const crop = { x: 1100, y: 170, width: 300, height: 200 }
    const answer = await visit.save('photo/upload', { upload_id: id, crop })
    const photo = answer.json().data.photo
    expect(photo).toMatchObject({ width: 300, height: 200 })
    expect(await colorAt(photo, 80, 10)).toBe('red')
    expect(await colorAt(photo, 120, 10)).toBe('blue')
    expect(await colorAt(photo, 80, 50)).toBe('blue')
    await eventually(async () => expect(await serves(picture)).toBe(false))
    expect((await app.files()).join()).not.toContain(id)
    expect(await serves(photo)).toBe(true)
  })

  test('measures the part in the upright picture if a phone turned it', async () => {
    const visit = await visitOf()
    const { id } = await app.upload(await images.buildPhonePhoto(), visit.owner)
    const crop = { x: 200, y: 0, width: 100, height: 100 }
    const photo = (await visit.save('photo/upload', { upload_id: id, crop })).json().data.photo
    expect(photo).toMatchObject({ width: 100, height: 100 })
    expect(await colorAt(photo, 50, 50)).toBe('red')
  })

  test('ends at the edge if the part reaches over it', async () => {
    const visit = await visitOf()
    const { id } = await app.upload(await images.buildJpeg(), visit.owner)
    const crop = { x: 300, y: 200, width: 500, height: 500 }
    const photo = (await visit.save('photo/upload', { upload_id: id, crop })).json().data.photo
    expect(photo).toMatchObject({ width: 100, height: 100 })
  })

  test.each([
    [{}, 'file'],
    [{ upload_id: 'x' }, 'upload_id'],
    [{ upload_id: crypto.randomUUID() }, 'upload_id'],
    [{ upload_id: crypto.randomUUID(), crop: { x: 0, y: 0, width: 10, height: 10 } }, 'upload_id'],
    [{ upload_id: crypto.randomUUID(), crop: { x: -1, y: 0, width: 10, height: 10 } }, 'crop.x'],
    [{ upload_id: crypto.randomUUID(), crop: { x: 0, y: 0, width: 0, height: 10 } }, 'crop.width'],
    [{ upload_id: crypto.randomUUID(), crop: 'all' }, 'crop'],
  ])('is refused for %j', async (body, field) => {
    const answer = await (await visitOf()).save('photo/upload', body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test('is refused for a part outside of the picture, which can then still be used', async () => {
    const visit = await visitOf()
    const { id } = await app.upload(await images.buildJpeg(), visit.owner)
    const outside = { upload_id: id, crop: { x: 400, y: 0, width: 10, height: 10 } }
    const answer = await visit.save('photo/upload', outside)
    expect(answer.json().errors).toEqual({ crop: ['Please choose a part of the picture'] })
    expect((await visit.save('photo/upload', { upload_id: id })).statusCode).toBe(200)
  })

  test('is set by the family and by admins', async () => {
    const visit = await visitOf()
    for (const headers of [await visit.parent(), (await app.signedIn('admin')).headers]) {
      const { id, picture } = await app.upload(await images.buildJpeg(), headers)
      expect((await visit.save('photo/upload', { upload_id: id }, headers)).statusCode).toBe(200)
      expect((await photoOf(visit))?.url).toBe(picture.url)
    }
  })

  test('can’t be changed by anyone else, and nothing of theirs is stored', async () => {
    const visit = await visitOf()
    const picture = await withPhoto(visit, await images.buildJpeg())
    const url = `/athlete/${visit.id}/photo`
    for (const headers of [...outsiders, await visit.assignedCoach(), await visit.successCoach()]) {
      const before = await app.files()
      const answers = [
        await app.send(`${url}/upload`, await images.buildJpeg(), headers),
        await visit.remove('photo', headers),
        await visit.remove('photo/cutout', headers),
        await visit.save('photo/restore', {}, headers),
        await app.app.inject({ url: `/api${url}/remove-bg`, headers }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
      expect(await newFiles(before)).toEqual([])
    }
    expect((await app.app.inject({ url: `/api${url}/remove-bg` })).statusCode).toBe(401)
    expect((await photoOf(visit))?.url).toBe(picture.url)
  })

  test('is never another person’s upload', async () => {
    const visit = await visitOf()
    const stranger = await visitOf()
    const { id, picture } = await app.upload(await images.buildJpeg(), stranger.owner)
    for (const crop of [undefined, { x: 0, y: 0, width: 10, height: 10 }]) {
      const answer = await visit.save('photo/upload', { upload_id: id, crop })
      expect(answer.json().errors).toEqual({
        upload_id: ['This picture is no longer there. Please upload it again.'],
      })
    }
    expect(await serves(picture)).toBe(true)
    expect((await stranger.save('photo/upload', { upload_id: id })).statusCode).toBe(200)
  })

  test('is the same after a second click, immediately or later, cropped or not', async () => {
    const visit = await visitOf()
    for (const crop of [undefined, { x: 0, y: 0, width: 100, height: 100 }]) {
      const { id } = await app.upload(await images.buildJpeg(), visit.owner)
      const body = { upload_id: id, crop }
      const atOnce = await Promise.all([visit.save('photo/upload', body), visit.save('photo/upload', body)])
      const later = await visit.save('photo/upload', body)
      const answers = [...atOnce, later]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(answers.map((answer) => answer.json().data.photo.url)).size).toBe(1)
      expect(await serves(later.json().data.photo)).toBe(true)
    }
    const left = app.ports.database.db
    expect(await left.$count(uploads, eq(uploads.user_id, visit.userId))).toBe(0)
  })

  test('is not overwritten by a person who has not seen the last change, and their file is not stored', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildJpeg())
    const before = await app.files()
    const answer = await app.send(`/athlete/${visit.id}/photo/upload`, await images.buildPng(), visit.owner, {
      version: '0',
    })
    expect(answer.statusCode).toBe(409)
    await eventually(async () => expect(await newFiles(before)).toEqual([]))
  })
})

describe('PRO-06: undo', () => {
  test('restores a replaced photo, and can be undone', async () => {
    const visit = await visitOf()
    const first = await withPhoto(visit, await images.buildJpeg({ width: 100 }))
    const second = await withPhoto(visit, await images.buildJpeg({ width: 110 }))
    expect((await visit.save('photo/restore', {})).json().data.photo.url).toBe(first.url)
    expect((await visit.save('photo/restore', {})).json().data.photo.url).toBe(second.url)
    expect([await serves(first), await serves(second)]).toEqual([true, true])
  })

  test('restores a deleted photo, and shows initials until then', async () => {
    const visit = await visitOf()
    const photo = await withPhoto(visit, await images.buildJpeg())
    expect((await visit.remove('photo')).json().data.photo).toBeNull()
    expect((await visit.remove('photo')).statusCode).toBe(200)
    expect((await visit.save('photo/restore', {})).json().data.photo.url).toBe(photo.url)
  })

  test('has nothing to restore at first, or after seven days', async () => {
    const visit = await visitOf()
    const nothing = await visit.save('photo/restore', {})
    expect({ status: nothing.statusCode, message: nothing.json().message }).toEqual({
      status: 404,
      message: 'There is no earlier photo to restore.',
    })
    await withPhoto(visit, await images.buildJpeg())
    await visit.remove('photo')
    advanceClock(7 * day + 1000)
    expect((await visit.save('photo/restore', {})).statusCode).toBe(404)
  })

  test('keeps only the previous photo, and deletes the files of older ones', async () => {
    const visit = await visitOf()
    const first = await withPhoto(visit, await images.buildJpeg())
    const second = await withPhoto(visit, await images.buildJpeg())
    const third = await withPhoto(visit, await images.buildJpeg())
    await eventually(async () => expect(await serves(first)).toBe(false))
    expect([await serves(second), await serves(third)]).toEqual([true, true])
  })

  test('does not add the previous photo to the gallery, and it can’t be restored there', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildJpeg())
    await visit.remove('photo')
    expect((await visit.read()).json().data.gallery).toEqual([])
  })
})

describe('PRO-06: without the background', () => {
  const removeBackground = (visit: PageVisit) =>
    app.app.inject({ url: `/api/athlete/${visit.id}/photo/remove-bg`, headers: visit.owner })

  test('the athlete is cut out, down to where the figure ends, and the photo stays', async () => {
    const visit = await visitOf()
    const picture = await withPhoto(visit, await images.buildPortrait())
    const answer = await removeBackground(visit)
    expect(answer.statusCode).toBe(200)
    const { cutout, ...photo } = answer.json().data.photo
    expect(photo).toEqual(picture)
    const { data, info } = await sharp((await app.app.inject({ url: cutout.url })).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alphaAt = (x: number, y: number) => data[(Math.floor(y) * info.width + Math.floor(x)) * 4 + 3] ?? 0
    expect(alphaAt(info.width / 2, info.height / 3)).toBe(255)
    expect(alphaAt(info.width / 2, info.height - 1)).toBeGreaterThan(200)
    expect([alphaAt(0, 0), alphaAt(info.width - 1, 0)]).toEqual([0, 0])
    // Tighter than the photo: there is little space above and beside the figure.
    expect(info.width).toBeLessThan(images.portraitSize.width * 0.8)
    expect(info.height).toBeLessThan(images.portraitSize.height * 0.875)
  })

  test('a second click gives the same, undo shows the background again, and the files are deleted', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildPortrait())
    const [first, second] = await Promise.all([removeBackground(visit), removeBackground(visit)])
    const { cutout } = first.json().data.photo
    expect(second.json().data.photo.cutout).toEqual(cutout)
    expect((await visit.remove('photo/cutout')).json().data.photo.cutout).toBeNull()
    expect((await visit.remove('photo/cutout')).statusCode).toBe(200)
    await eventually(async () => expect(await serves(cutout)).toBe(false))
  })

  test('is deleted with its photo, and comes back with it', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildPortrait())
    const { cutout } = (await removeBackground(visit)).json().data.photo
    await withPhoto(visit, await images.buildJpeg())
    expect((await photoOf(visit))?.cutout).toBeNull()
    expect((await visit.save('photo/restore', {})).json().data.photo.cutout).toEqual(cutout)
  })

  test('without a person in the photo it stays the same, and the answer says so', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildJpeg())
    const answer = await removeBackground(visit)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toMatch(/^We could not tell you from the background/)
    expect((await photoOf(visit))?.cutout).toBeNull()
  })

  test('without a photo, one is required', async () => {
    const visit = await visitOf()
    const answer = await removeBackground(visit)
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 422,
      message: 'There is no photo yet. Please add one first.',
    })
  })

  test('another site can’t link the owner to it, and an admin who acts as the owner is recorded', async () => {
    const visit = await visitOf()
    await withPhoto(visit, await images.buildPortrait())
    const url = `/api/athlete/${visit.id}/photo/remove-bg`
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { ...visit.owner, 'sec-fetch-site': site }
      expect((await app.app.inject({ url, headers })).statusCode).toBe(403)
    }
    expect((await photoOf(visit))?.cutout).toBeNull()

    const admin = await app.signedIn('admin')
    const { db } = app.ports.database
    const own = await startSession(db, { userId: admin.userId, remember: true })
    const expiresAt = new Date(Date.now() + day)
    const { token } = await startSession(db, {
      userId: visit.userId,
      remember: false,
      admin: { userId: admin.userId, sessionId: own.id, token: own.token, expiresAt },
    })
    const acting = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' }
    expect((await app.app.inject({ url, headers: acting })).statusCode).toBe(200)
    const recorded = await db.select().from(auditEntries).where(eq(auditEntries.user_id, visit.userId))
    expect(recorded.map(({ action }) => action)).toContain('GET /athlete/{id}/photo/remove-bg')
  })

  test('a photo that is not stored with us is not cut out', async () => {
    const visit = await visitOf()
    const picture = await withPhoto(visit, await images.buildJpeg())
    await app.ports.database.db
      .update(athletes)
      .set({ photo: { ...picture, url: '/media/../../etc/passwd' } })
      .where(eq(athletes.id, visit.id))
    expect((await removeBackground(visit)).statusCode).toBe(422)
  })
})
