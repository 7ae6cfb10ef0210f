import type { Picture } from '@fieldhouse/contract/profiles.document'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../platform/eventually.factory.ts'
import { uploadForm } from '../../../platform/http/upload-form.factory.ts'
import * as images from '../../../platform/images/images.factory.ts'
import { uploads } from './gallery.tables.ts'
import { type PictureApp, pictureApp } from './pictures.factory.ts'

const wrongType =
  'The specified file could not be uploaded. Only files with following extensions are allowed: jpeg, jpg, png'
const tooLarge = 'The specified file could not be uploaded. Maximum upload size 10 MB.'
const tooManyPixels =
  'The specified file could not be uploaded. A picture can have up to 50 megapixels and 12,000 pixels on a side. Please make it smaller and upload it again.'

let app: PictureApp
let owner: { userId: string; headers: Record<string, string> }
beforeAll(async () => {
  app = await pictureApp()
  owner = await app.signedIn('athlete')
})
afterAll(() => app.close())

const served = async (address: string) => (await app.app.inject({ url: address })).rawPayload
const shown = async ({ url }: Picture) => sharp(await served(url)).metadata()

describe('PRO-05: an uploaded picture', () => {
  test('is stored in several widths as AVIF and WebP, never larger than it was', async () => {
    const { id, picture, width, height } = await app.upload(
      await images.buildJpeg({ width: 1500, height: 150 }),
      owner.headers,
    )
    expect({ width, height }).toEqual({ width: 1500, height: 150 })
    expect(picture).toEqual({
      url: `/media/${id}/1500.webp`,
      width: 1500,
      height: 150,
      variants: [320, 640, 1280, 1500].map((wide) => ({
        width: wide,
        avif: `/media/${id}/${wide}.avif`,
        webp: `/media/${id}/${wide}.webp`,
      })),
    })
    for (const { width: wide, avif, webp } of picture.variants) {
      expect(await sharp(await served(avif)).metadata()).toMatchObject({ width: wide, format: 'heif' })
      expect(await sharp(await served(webp)).metadata()).toMatchObject({ width: wide, format: 'webp' })
    }
  })

  test('is scaled down if it is larger than any screen, and a crop is measured in its own size', async () => {
    const { picture, width } = await app.upload(
      await images.buildJpeg({ width: 3000, height: 300 }),
      owner.headers,
    )
    expect(width).toBe(3000)
    expect(picture.variants.map((variant) => variant.width)).toEqual([320, 640, 1280, 1920])
    expect(picture).toMatchObject({ width: 1920, height: 192 })
    const tall = await app.upload(await images.buildPng({ width: 400, height: 9000 }), owner.headers)
    expect(tall.picture).toMatchObject({ width: 128, height: 2880 })
  })

  test('is upright, and has no metadata about place or camera', async () => {
    const sent = await images.buildPhonePhoto()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Phone of the family')
    const { picture, width, height } = await app.upload(sent, owner.headers)
    expect({ width, height }).toEqual({ width: 300, height: 400 })
    expect(picture).toMatchObject({ width: 300, height: 400 })
    for (const { avif, webp } of picture.variants)
      for (const address of [avif, webp]) {
        const bytes = await served(address)
        const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
        expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          1,
        ])
        expect(bytes.toString('latin1')).not.toMatch(/Phone of the family|Exif/)
      }
    // Turned by a quarter, so the red corner is on the right.
    const { data, info } = await sharp(await served(picture.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
    expect(redAt(280, 20)).toBeGreaterThan(150)
    expect(redAt(20, 20)).toBeLessThan(100)
  })

  test.each([
    ['in print colors', images.buildCmykJpeg],
    ['with 16 bits per color', images.buildDeepPng],
    ['in gray', images.buildGrayPng],
  ])('%s gets screen colors', async (_name, build) => {
    const { picture } = await app.upload(await build(), owner.headers)
    expect(await shown(picture)).toMatchObject({ space: 'srgb', depth: 'uchar', width: 400, height: 300 })
  })

  test('loses anything appended to it', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04')
    const { picture } = await app.upload(Buffer.concat([await images.buildJpeg(), hidden]), owner.headers)
    for (const { avif, webp } of picture.variants)
      for (const address of [avif, webp])
        expect((await served(address)).toString('latin1')).not.toContain('alert')
  })

  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])
  const refused: [name: string, build: () => Buffer | Promise<Buffer>][] = [
    ['a script called photo.jpg', () => Buffer.from('<?php system($_GET["c"]);')],
    ['a script that begins like a JPEG', () => Buffer.concat([jpeg, Buffer.from('<?php system("ls");')])],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['GIF', images.buildGif],
    ['WebP', images.buildWebp],
    ['TIFF', images.buildTiff],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'a GIF with a JPEG in it',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), await images.buildJpeg()]),
    ],
    ['an animated pixel', images.buildAnimatedPng],
    ['a truncated JPEG', async () => (await images.buildJpeg()).subarray(0, -100)],
    ['a truncated PNG', async () => (await images.buildPng()).subarray(0, 200)],
    ['nothing at all', () => Buffer.alloc(0)],
    ['eight bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ]

  test.each(refused)('is refused if it is %s, and nothing is stored', async (_name, build) => {
    const before = await app.files()
    const answer = await app.send('/upload/tmp', await build(), owner.headers)
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
      status: 422,
      errors: { file: [wrongType] },
    })
    expect(await app.files()).toEqual(before)
  })

  test('is refused with more than 10 MB, and nothing is stored', async () => {
    const before = await app.files()
    const whole = await images.buildJpeg()
    const filled = (size: number) => Buffer.concat([whole, Buffer.alloc(size - whole.byteLength)])
    const cases: [Buffer, number][] = [
      [filled(10_000_001), 422],
      [filled(11_000_000), 413],
    ]
    for (const [bytes, status] of cases) {
      const answer = await app.send('/upload/tmp', bytes, owner.headers)
      expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
        status,
        errors: { file: [tooLarge] },
      })
    }
    expect(await app.files()).toEqual(before)
    expect((await app.send('/upload/tmp', filled(10_000_000), owner.headers)).statusCode).toBe(200)
  })

  const oversized: [name: string, build: () => Buffer | Promise<Buffer>][] = [
    ['a few bytes that claim 900 million pixels', () => images.buildPngClaiming(30_000, 30_000)],
    ['a JPEG that claims 900 million pixels', () => images.buildJpegClaiming(30_000, 30_000)],
    ['a row more than 50 megapixels', () => images.buildPngClaiming(10_000, 5001)],
    ['longer than 12,000 pixels', () => images.buildPngClaiming(12_001, 10)],
    ['higher than 12,000 pixels', () => images.buildPngClaiming(10, 12_001)],
  ]

  // None of them can be decoded. Trying to would find a broken file.
  test.each(oversized)(
    'is refused by its header if it is %s, and nothing is stored',
    async (_name, build) => {
      const before = await app.files()
      const answer = await app.send('/upload/tmp', await build(), owner.headers)
      expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
        status: 422,
        errors: { file: [tooManyPixels] },
      })
      expect(await app.files()).toEqual(before)
    },
  )

  test('may be as long as 12,000 pixels', async () => {
    const { width, picture } = await app.upload(
      await images.buildPng({ width: 12_000, height: 30 }),
      owner.headers,
    )
    expect(width).toBe(12_000)
    expect(picture.width).toBe(1920)
  })

  test('is accepted from every signed-in person, and from nobody else', async () => {
    const bytes = await images.buildPng()
    const coach = await app.signedIn('coach')
    const undecided = await app.signedIn('unknown')
    expect((await app.send('/upload/tmp', bytes, coach.headers)).statusCode).toBe(200)
    expect((await app.send('/upload/tmp', bytes, undecided.headers)).statusCode).toBe(403)
    expect((await app.send('/upload/tmp', bytes, {})).statusCode).toBe(401)
  })

  test('is not stored at all if one of its files can’t be written', async () => {
    const { storage, database } = app.ports
    const { write } = storage
    onTestFinished(() => {
      storage.write = write
    })
    let files = 0
    storage.write = async (...file) => {
      files += 1
      if (files === 3) throw new Error('The disk is full')
      return write(...file)
    }
    const before = await app.files()
    const rows = await database.db.$count(uploads)
    const answer = await app.send('/upload/tmp', await images.buildJpeg(), owner.headers)
    expect(answer.statusCode).toBe(500)
    expect(await database.db.$count(uploads)).toBe(rows)
    expect(await app.files()).toEqual(before)
  })

  test('is required', async () => {
    const { payload, headers } = await uploadForm(null)
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/upload/tmp',
      payload,
      headers: { ...headers, ...owner.headers },
    })
    expect(answer.json().errors).toEqual({ file: ['Please choose a file'] })
  })

  test('is refused from a person who keeps uploading without using any', async () => {
    const { userId, headers } = await app.signedIn('athlete')
    const bytes = await images.buildPng()
    const { picture } = await app.upload(bytes, headers)
    const created_at = new Date()
    await app.ports.database.db.insert(uploads).values(
      Array.from({ length: 59 }, () => ({
        id: crypto.randomUUID(),
        user_id: userId,
        picture,
        original_key: '',
        created_at,
      })),
    )
    const answer = await app.send('/upload/tmp', bytes, headers)
    expect(answer.statusCode).toBe(429)
    expect(answer.json().message).toBe(
      'You uploaded many pictures without using them. Please come back tomorrow.',
    )
  })
})

describe('PRO-05: many pictures in parallel', () => {
  /** Holds back every picture whose turn has come. */
  const heldBack = () => {
    const { sideProcesses } = app.ports
    const { run } = sideProcesses
    const begun: (() => void)[] = []
    const restore = () => {
      sideProcesses.run = run
    }
    sideProcesses.run = async (task, input) => {
      await new Promise<void>((resolve) => begun.push(resolve))
      return run(task, input)
    }
    onTestFinished(restore)
    const letAllGo = () => {
      restore()
      for (const go of begun) go()
    }
    return { begun, letAllGo }
  }

  test('from one account do not delay the picture of another', async () => {
    const { begun, letAllGo } = heldBack()
    const [many, few] = [await app.signedIn('athlete'), await app.signedIn('athlete')]
    const bytes = await images.buildPng()
    const sent = Array.from({ length: 4 }, () => app.send('/upload/tmp', bytes, many.headers))
    await eventually(() => expect(begun).toHaveLength(1))
    const other = app.send('/upload/tmp', bytes, few.headers)
    await eventually(() => expect(begun).toHaveLength(2))
    // The first of the many is still in progress, and the others have not begun.
    begun[1]?.()
    expect((await other).statusCode).toBe(200)
    expect(begun).toHaveLength(2)
    letAllGo()
    for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(200)
  })

  test('from one account are refused beyond a few, and nothing of them is stored', async () => {
    const { letAllGo } = heldBack()
    const { headers, userId } = await app.signedIn('athlete')
    const before = await app.files()
    const bytes = await images.buildPng()
    const sent = Array.from({ length: 5 }, () => app.send('/upload/tmp', bytes, headers))
    // Four are held back or waiting, so only a refusal can come now.
    const refused = await Promise.race(sent)
    expect({ status: refused.statusCode, wait: refused.headers['retry-after'] }).toEqual({
      status: 429,
      wait: '5',
    })
    expect(refused.json().message).toBe(
      'You are sending 4 files already. Please wait until one of them is there.',
    )
    expect(await app.files()).toEqual(before)
    letAllGo()
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429])
    expect(await app.ports.database.db.$count(uploads, eq(uploads.user_id, userId))).toBe(4)
  })

  test('leave nothing behind if one crashes its process, and the next is made', async () => {
    const { sideProcesses, database } = app.ports
    const { run } = sideProcesses
    onTestFinished(() => {
      sideProcesses.run = run
    })
    sideProcesses.run = (task, input) => run({ ...task, mostMilliseconds: 0 }, input)
    const { headers, userId } = await app.signedIn('athlete')
    const before = await app.files()
    const bytes = await images.buildPng()
    const answer = await app.send('/upload/tmp', bytes, headers)
    expect({ status: answer.statusCode, wait: answer.headers['retry-after'] }).toEqual({
      status: 503,
      wait: '10',
    })
    expect(answer.json().message).toBe(
      'Your picture could not be worked on in time. Please try again in a moment, or choose a smaller one.',
    )
    expect(await app.files()).toEqual(before)
    expect(await database.db.$count(uploads, eq(uploads.user_id, userId))).toBe(0)
    sideProcesses.run = run
    expect((await app.send('/upload/tmp', bytes, headers)).statusCode).toBe(200)
  })
})

describe('the address of a picture', () => {
  test('may be cached forever by a browser and for a day by a shared cache, and has its type', async () => {
    const { picture } = await app.upload(await images.buildJpeg(), owner.headers)
    for (const [kind, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await app.app.inject({
        url: picture.variants[0]?.[kind] ?? '',
      })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(rawPayload.byteLength),
        'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
        'x-content-type-options': 'nosniff',
      })
    }
    expect((await app.app.inject({ method: 'HEAD', url: picture.url })).statusCode).toBe(200)
  })

  test('leads to nothing else in storage', async () => {
    const { id } = await app.upload(await images.buildJpeg(), owner.headers)
    expect(await app.files()).toContain(`originals/${id}.jpg`)
    const strange = [
      `/media/../originals/${id}.jpg`,
      `/media/%2e%2e/originals/${id}.jpg`,
      `/media/..%2foriginals%2f${id}.jpg`,
      `/media/originals/${id}.jpg`,
      `/originals/${id}.jpg`,
      `/media/${id}/400.jpg`,
      `/media/${id}/401.webp`,
      `/media/${id}`,
      '/media/',
      '/media/%00.webp',
      `/media/${id.toUpperCase()}/400.webp`,
      `/media//${id}/400.webp`,
    ]
    for (const url of strange) {
      const { headers, statusCode } = await app.app.inject({ url, headers: { accept: 'image/*' } })
      expect({ url, status: statusCode }).toEqual({ url, status: expect.toBeOneOf([404, 400]) })
      expect(headers['content-type']).not.toMatch(/image/)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
