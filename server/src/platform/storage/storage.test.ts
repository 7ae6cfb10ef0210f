import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '../../../../tools/services/s3.ts'
import { openStorage } from './open-storage.ts'
import { FileNotFound, type Storage, type StorageConfig } from './storage.ts'

interface Place {
  config: StorageConfig
  remove(): Promise<void>
}

const onDisk = async (): Promise<Place> => {
  const parent = await mkdtemp(join(tmpdir(), 'fieldhouse-storage-'))
  return {
    config: { kind: 'disk', dir: join(parent, 'files') },
    remove: () => rm(parent, { recursive: true }),
  }
}

const onS3 = async (): Promise<Place> => {
  const { stop, ...access } = await startS3()
  return { config: { kind: 's3', ...access }, remove: stop }
}

const jpeg = { contentType: 'image/jpeg' }

const brokenOff = () =>
  Readable.from(
    (function* () {
      yield randomBytes(6_000_000)
      throw new Error('the sender went away')
    })(),
  )

describe.each([
  { name: 'disk', prepare: onDisk },
  { name: 'S3', prepare: onS3 },
])('storage on $name', ({ prepare }) => {
  let place: Place
  let storage: Storage
  beforeAll(async () => {
    place = await prepare()
    storage = await openStorage(place.config)
  })
  afterAll(async () => {
    storage.close()
    await place.remove()
  })

  const bytesOf = async (key: string) => buffer(await storage.read(key))

  test('returns the bytes, the size, and the type', async () => {
    const content = randomBytes(1_000)
    await storage.write('athletes/7/photo.jpg', content, jpeg)
    expect(await bytesOf('athletes/7/photo.jpg')).toEqual(content)
    expect(await storage.stat('athletes/7/photo.jpg')).toEqual({ size: 1_000, contentType: 'image/jpeg' })
    expect(await storage.exists('athletes/7/photo.jpg')).toBe(true)
  })

  test('stores 6 MB byte for byte, as bytes and as a stream', async () => {
    const content = randomBytes(6_000_000)
    const chunks = Array.from({ length: 60 }, (_, i) => content.subarray(i * 100_000, (i + 1) * 100_000))
    await storage.write('bytes.pdf', content, { contentType: 'application/pdf' })
    await storage.write('stream.pdf', Readable.from(chunks), { contentType: 'application/pdf' })
    expect((await bytesOf('bytes.pdf')).equals(content)).toBe(true)
    expect((await bytesOf('stream.pdf')).equals(content)).toBe(true)
  })

  test('stores an empty file', async () => {
    await storage.write('empty.jpg', new Uint8Array(), jpeg)
    expect(await bytesOf('empty.jpg')).toHaveLength(0)
    expect(await storage.stat('empty.jpg')).toMatchObject({ size: 0 })
  })

  test('replaces a file', async () => {
    await storage.write('replaced.jpg', Buffer.from('a longer first version'), jpeg)
    await storage.write('replaced.jpg', Buffer.from('second'), jpeg)
    expect(String(await bytesOf('replaced.jpg'))).toBe('second')
  })

  test('keeps the old file when the new one breaks off', async () => {
    await storage.write('kept.jpg', Buffer.from('whole'), jpeg)
    await expect(storage.write('kept.jpg', brokenOff(), jpeg)).rejects.toThrow()
    expect(String(await bytesOf('kept.jpg'))).toBe('whole')
  })

  test('reports a missing file', async () => {
    await expect(storage.read('nobody/none.jpg')).rejects.toThrow(FileNotFound)
    await expect(storage.stat('nobody/none.jpg')).rejects.toThrow('No file is stored as nobody/none.jpg')
    expect(await storage.exists('nobody/none.jpg')).toBe(false)
  })

  test('can delete the same file twice', async () => {
    await storage.write('gone.jpg', Buffer.from('x'), jpeg)
    await storage.delete('gone.jpg')
    await storage.delete('gone.jpg')
    expect(await storage.exists('gone.jpg')).toBe(false)
  })

  test('still works after many readers left early', async () => {
    await storage.write('popular.jpg', randomBytes(2_000_000), jpeg)
    for (let reader = 0; reader < 60; reader++) {
      const stream = await storage.read('popular.jpg')
      stream.destroy()
    }
    expect(await bytesOf('popular.jpg')).toHaveLength(2_000_000)
  })

  test.each([
    '../outside.jpg',
    'a/../../outside.jpg',
    '/etc/outside.jpg',
    'a//b.jpg',
    './a.jpg',
    'a\\..\\b.jpg',
    'a/%2e%2e/b.jpg',
    'a\0.jpg',
    'a.jpg\n',
    'Photo.jpg',
    'photo.jpg.jpg',
    `${'a'.repeat(200)}.jpg`,
    'photo',
    '.jpg',
    'page.html',
    'logo.svg',
    'x.constructor',
    '',
  ])('refuses the key %j', async (key) => {
    await expect(storage.write(key, Buffer.from('x'), jpeg)).rejects.toThrow()
    await expect(storage.read(key)).rejects.not.toThrow(FileNotFound)
    await expect(storage.stat(key)).rejects.not.toThrow(FileNotFound)
    await expect(storage.exists(key)).rejects.toThrow()
    await expect(storage.delete(key)).rejects.toThrow()
  })

  test('refuses a type that does not match the key', async () => {
    await expect(storage.write('photo.png', Buffer.from('x'), jpeg)).rejects.toThrow(
      'photo.png cannot be stored as image/jpeg',
    )
    expect(await storage.exists('photo.png')).toBe(false)
  })
})

test('on disk only our own user can read, and nothing unfinished stays', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-storage-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const files = join(dir, 'files')
  const storage = await openStorage({ kind: 'disk', dir: files })
  await storage.write('athletes/7/photo.jpg', Buffer.from('x'), jpeg)
  await expect(storage.write('athletes/7/other.jpg', brokenOff(), jpeg)).rejects.toThrow(
    'the sender went away',
  )

  const modeOf = async (path: string) => ((await stat(join(files, path))).mode & 0o777).toString(8)
  expect(await readdir(join(files, 'athletes/7'))).toEqual(['photo.jpg'])
  expect(await modeOf('athletes/7/photo.jpg')).toBe('600')
  for (const folder of ['.', 'athletes', 'athletes/7']) expect(await modeOf(folder)).toBe('700')
})
