import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../platform/eventually.factory.ts'
import { uploadForm } from '../../../platform/http/upload-form.factory.ts'
import * as images from '../../../platform/images/images.factory.ts'
import { keysOf } from '../../../platform/images/picture-files.ts'
import { correspondence } from '../../messaging/messaging.factory.ts'
import { type PictureApp, pictureApp } from '../../profiles/gallery/pictures.factory.ts'
import { users } from '../accounts.tables.ts'

const wrongType =
  'The specified file could not be uploaded. Only files with following extensions are allowed: jpeg, jpg, png'
const tooLarge = 'The specified file could not be uploaded. Maximum upload size 10 MB.'

let app: PictureApp
beforeAll(async () => {
  app = await pictureApp()
})
afterAll(() => app.close())

const { actingAs, athlete, parentOf, successCoachOf, sent, read, incoming } = correspondence(() => app.tested)

interface Owner {
  readonly userId: string
  readonly headers: { readonly authorization: string }
}

const db = () => app.ports.database.db
const upload = (
  { headers, userId }: Owner,
  bytes: Buffer,
  fields: Record<string, string> = {},
  of: string = userId,
) => app.send(`/user/photo/${of}`, bytes, headers, fields)
const remove = ({ headers, userId }: Owner, of: string = userId) =>
  app.app.inject({ method: 'DELETE', url: `/api/user/photo/${of}`, headers })

const uploaded = async (owner: Owner, bytes?: Buffer): Promise<string> => {
  const answer = await upload(owner, bytes ?? (await images.buildJpeg()))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.photo.url
}
/** As the owner sees it. */
const shown = async ({ headers }: Owner): Promise<string | null> =>
  (await app.app.inject({ url: '/api/user', headers })).json().data.photo?.url ?? null
const keptOf = async (userId: string) =>
  (await db().select({ photo: users.photo }).from(users).where(eq(users.id, userId)))[0]?.photo ?? null
const filesOf = async (userId: string): Promise<string[]> => {
  const photo = await keptOf(userId)
  return photo ? keysOf(photo).toSorted() : []
}
const serves = async (url: string) => (await app.app.inject({ url })).statusCode === 200
const pixelsOf = async (url: string) =>
  sharp((await app.app.inject({ url })).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })

describe('PAY-06, MSG-04 the photo of an account', () => {
  test.each(['rsc', 'admin', 'editor', 'parent', 'coach', 'affiliate'] as const)(
    'is uploaded and removed by its owner: %s',
    async (type) => {
      const owner = await app.signedIn(type)
      expect(await shown(owner)).toBeNull()
      const url = await uploaded(owner)
      expect(await shown(owner)).toBe(url)
      expect(await serves(url)).toBe(true)
      expect((await remove(owner)).json()).toEqual({ data: { photo: null } })
      expect(await shown(owner)).toBeNull()
      expect((await remove(owner)).statusCode).toBe(200)
      await eventually(async () => expect(await serves(url)).toBe(false))
    },
  )

  test('is not for visitors, or for an admin who acts as its owner', async () => {
    const owner = await app.signedIn('rsc')
    const url = await uploaded(owner)
    const form = await uploadForm({ name: 'a.png', bytes: await images.buildPng() })
    const visitor = await app.app.inject({ method: 'POST', url: `/api/user/photo/${owner.userId}`, ...form })
    expect(visitor.statusCode).toBe(401)
    const admin = { ...(await actingAs({ id: owner.userId })), userId: owner.userId }
    const answers = [await upload(admin, await images.buildPng()), await remove(admin)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(await shown(owner)).toBe(url)
  })

  test('is not for anyone else, and the answer is the same as for an unknown account', async () => {
    const [owner, other] = [await app.signedIn('parent'), await app.signedIn('rsc')]
    const url = await uploaded(owner)
    const bytes = await images.buildJpeg()
    for (const type of ['rsc', 'coach', 'editor', 'affiliate', 'parent', 'athlete'] as const) {
      const stranger = await app.signedIn(type)
      const answers = [
        await upload(stranger, bytes, {}, owner.userId),
        await app.send(`/user/photo/update/${owner.userId}`, bytes, stranger.headers),
        await remove(stranger, owner.userId),
        await remove(stranger, '01890a5d-ac96-774b-bcce-b302099a8057'),
      ]
      expect({ type, codes: answers.map(({ statusCode }) => statusCode) }).toEqual({
        type,
        codes: [404, 404, 404, 404],
      })
    }
    expect(await shown(owner)).toBe(url)
    const answer = await upload(other, bytes, { id: owner.userId, user_id: owner.userId })
    expect(answer.statusCode).toBe(200)
    expect(await shown(owner)).toBe(url)
  })

  test('of a user is also for admins, but that of an admin is for super admins only', async () => {
    const [admin, user, colleague] = [
      await app.signedIn('admin'),
      await app.signedIn('parent'),
      await app.signedIn('admin'),
    ]
    await uploaded(user)
    expect((await remove(admin, user.userId)).statusCode).toBe(200)
    expect(await shown(user)).toBeNull()
    expect((await remove(admin, colleague.userId)).statusCode).toBe(404)
  })

  test('of an athlete is the photo of the page, for the athlete and the parents', async () => {
    const amara = await athlete()
    const own = { userId: amara.id, headers: amara.headers }
    const mother = await parentOf([amara])
    const crop = JSON.stringify({ x: 0, y: 0, width: 160, height: 200 })
    const bytes = await images.buildJpeg({ width: 300, height: 200 })
    const answer = await app.send(`/user/photo/${amara.id}`, bytes, mother.headers, { crop })
    expect(answer.statusCode, answer.body).toBe(200)
    const url = await shown(own)
    expect(url).toMatch(/^\/media\//)
    const info = await app.app.inject({ url: `/api/my-account/info/${amara.id}`, headers: mother.headers })
    expect(info.json().data.photo).toEqual({ url })
    expect(await keptOf(amara.id)).toBeNull()
    expect((await remove(own)).statusCode).toBe(200)
    expect(await shown(own)).toBeNull()
  })

  test('is the part that the person chose, if it is a square inside the picture', async () => {
    const owner = await app.signedIn('parent')
    const bytes = await images.buildJpeg({ width: 300, height: 200 })
    const send = (crop: object) => upload(owner, bytes, { crop: JSON.stringify(crop) })
    const chosen = await send({ x: 0, y: 0, width: 80, height: 80 })
    expect(chosen.statusCode, chosen.body).toBe(200)
    const { data, info } = await pixelsOf(chosen.json().data.photo.url)
    expect([info.width, info.height]).toEqual([80, 80])
    // The upper left quarter is red.
    const last = (79 * 80 + 79) * info.channels
    expect((data[last] ?? 0) > (data[last + 2] ?? 0)).toBe(true)
    for (const wrong of [
      { x: 0, y: 0, width: 80, height: 100 },
      { x: 300, y: 0, width: 80, height: 80 },
    ]) {
      const refused = await send(wrong)
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['crop']])
    }
  })

  test('is a square cut from the middle of the file, or closer to the top of an upright one', async () => {
    const owner = await app.signedIn('rsc')
    const isRed = ({ data, info }: Awaited<ReturnType<typeof pixelsOf>>, x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return (data[at] ?? 0) > (data[at + 2] ?? 0)
    }
    // The upper left quarter is red.
    const wide = await pixelsOf(await uploaded(owner, await images.buildJpeg({ width: 300, height: 200 })))
    expect([wide.info.width, wide.info.height]).toEqual([200, 200])
    expect([isRed(wide, 90, 90), isRed(wide, 110, 90), isRed(wide, 90, 110)]).toEqual([true, false, false])
    const upright = await pixelsOf(await uploaded(owner, await images.buildJpeg({ width: 200, height: 300 })))
    expect([upright.info.width, upright.info.height]).toEqual([200, 200])
    expect([isRed(upright, 90, 115), isRed(upright, 90, 135)]).toEqual([true, false])
  })

  test('is no larger than it is ever shown', async () => {
    const owner = await app.signedIn('rsc')
    await uploaded(owner, await images.buildJpeg({ width: 1500, height: 1000 }))
    const photo = await keptOf(owner.userId)
    expect([photo?.width, photo?.height]).toEqual([640, 640])
    expect(photo?.variants.map(({ width }) => width)).toEqual([320, 640])
  })

  test('is replaced, and the files of the old one are deleted', async () => {
    const owner = await app.signedIn('editor')
    const first = await uploaded(owner)
    const before = await filesOf(owner.userId)
    const second = await uploaded(owner, await images.buildPng())
    expect(await shown(owner)).toBe(second)
    await eventually(async () => expect(await serves(first)).toBe(false))
    const files = await app.files()
    expect(before.filter((key) => files.includes(key))).toEqual([])
    expect(await serves(second)).toBe(true)
  })

  test('is one of two parallel uploads, and nothing of the other stays', async () => {
    const owner = await app.signedIn('admin')
    const before = await app.files()
    await Promise.all([uploaded(owner), uploaded(owner, await images.buildPng())])
    const added = async () => (await app.files()).filter((key) => !before.includes(key))
    await eventually(async () => expect(await added()).toEqual(await filesOf(owner.userId)))
    expect(await added()).not.toEqual([])
  })
})

describe('a file that is not a photo', () => {
  const cases: [name: string, build: () => Buffer | Promise<Buffer>, status: number, text: RegExp][] = [
    ['a text', () => Buffer.from('not a picture'), 422, new RegExp(`^${wrongType}$`)],
    ['a GIF', images.buildGif, 422, new RegExp(`^${wrongType}$`)],
    ['a broken PNG', () => images.buildPngClaiming(10, 10), 422, new RegExp(`^${wrongType}$`)],
    ['of too many pixels', () => images.buildPngClaiming(30_000, 30_000), 422, /megapixels/],
    ['of more than 10 MB', () => Buffer.alloc(10_000_001), 422, new RegExp(`^${tooLarge}$`)],
    ['of much more', () => Buffer.alloc(11_000_000), 413, new RegExp(`^${tooLarge}$`)],
  ]

  test.each(cases)('is refused, and the photo stays: %s', async (_name, build, status, text) => {
    const owner = await app.signedIn('rsc')
    const url = await uploaded(owner)
    const before = await app.files()
    const answer = await upload(owner, await build())
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
      status,
      errors: { file: [expect.stringMatching(text)] },
    })
    expect(await shown(owner)).toBe(url)
    expect(await app.files()).toEqual(before)
  })

  test('is required', async () => {
    const { headers, userId } = await app.signedIn('rsc')
    const form = await uploadForm(null)
    const send = (given: object) =>
      app.app.inject({ method: 'POST', url: `/api/user/photo/${userId}`, ...given })
    const empty = await send({ payload: form.payload, headers: { ...headers, ...form.headers } })
    expect({ status: empty.statusCode, errors: empty.json().errors }).toEqual({
      status: 422,
      errors: { file: ['Please choose a file'] },
    })
    expect((await send({ payload: {}, headers })).statusCode).toBe(415)
  })
})

describe('files of a photo', () => {
  test('are written all or none, and the old photo stays', async () => {
    const owner = await app.signedIn('rsc')
    const url = await uploaded(owner)
    const { storage } = app.ports
    const { write } = storage
    onTestFinished(() => {
      storage.write = write
    })
    const before = await app.files()
    let files = 0
    storage.write = async (...file) => {
      files += 1
      if (files === 2) throw new Error('The disk is full')
      return write(...file)
    }
    expect((await upload(owner, await images.buildPng())).statusCode).toBe(500)
    expect(await app.files()).toEqual(before)
    expect(await shown(owner)).toBe(url)
  })

  test('are deleted after an hour if no one uses them, and kept if someone does', async () => {
    const [owner, crashed] = [await app.signedIn('rsc'), await app.signedIn('rsc')]
    const [kept, lost] = [await uploaded(owner), await uploaded(crashed)]
    // As if the server had stopped after it wrote the files.
    await db().update(users).set({ photo: null }).where(eq(users.id, crashed.userId))
    const { pool } = app.ports.database
    const jobOf = async ({ userId }: Owner) => {
      const { rows } = await pool.query<{ id: string; state: string; minutes: number }>(
        `select id, state, round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job
          where name = 'drop-unused-photo' and data ->> 'user_id' = $1`,
        [userId],
      )
      return rows[0]
    }
    for (const each of [owner, crashed]) {
      await eventually(async () => expect(await jobOf(each)).toMatchObject({ state: 'created', minutes: 60 }))
      await pool.query('update pgboss.job set start_after = now() where id = $1', [(await jobOf(each))?.id])
    }
    await eventually(async () => {
      expect((await jobOf(owner))?.state).toBe('completed')
      expect((await jobOf(crashed))?.state).toBe('completed')
    })
    expect([await serves(kept), await serves(lost)]).toEqual([true, false])
  })
})

describe('a success coach’s photo', () => {
  test('is shown to the family: on their coach’s card, in the chat, and in the message list', async () => {
    const amara = await athlete()
    const coach = await successCoachOf(amara)
    const url = await uploaded({ userId: coach.id, headers: coach.headers })
    await sent(coach, amara, 'Practice film is up')
    for (const who of [amara, await parentOf([amara])]) {
      const own = await app.app.inject({ url: '/api/my-rsa', headers: who.headers })
      expect(own.json().data).toMatchObject({ id: coach.id, photo: { url } })
    }
    expect((await read(amara, coach)).conversation.contact.photo).toEqual({ url })
    expect(JSON.stringify((await incoming(amara)).messages)).toContain(url)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, coach.id))
    expect(JSON.stringify(await read(amara, coach))).not.toContain(url)
  })

  test('is in the admins’ list of users', async () => {
    const owner = await app.signedIn('rsc')
    const url = await uploaded(owner)
    await db().update(users).set({ last_name: 'Photographed' }).where(eq(users.id, owner.userId))
    const { headers } = await app.signedIn('admin')
    const found = await app.app.inject({ url: '/api/panel/users/all?q=Photographed', headers })
    expect(found.json().data).toMatchObject([{ id: owner.userId, photo_url: url }])
  })
})
