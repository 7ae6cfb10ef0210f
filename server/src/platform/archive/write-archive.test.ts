import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { FileNotFound, type Storage } from '../storage/storage.ts'
import { type ArchiveEntry, rowsById } from './archive.ts'
import { writeArchive } from './write-archive.ts'

const storage = {
  read: async (key: string) => {
    if (key === 'gone.pdf') throw new FileNotFound(key)
    return Readable.from([Buffer.from('pic'), Buffer.from('ture')])
  },
} as unknown as Storage

const unpacked = async (entries: ArchiveEntry[]) => {
  const part = {
    tables: [],
    read: async function* () {
      yield* entries
    },
  }
  const source = { db: null as unknown as Db, storage, parts: [part], readMe: 'Hello' }
  const chunks: Uint8Array[] = []
  for await (const chunk of writeArchive(source, { userId: 'u', athleteUserIds: [] })) chunks.push(chunk)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

test('rows become readable JSON, files are copied, and an empty list is left out', async () => {
  const files = await unpacked([
    { path: 'account.json', rows: [{ name: 'Zoë' }, { name: 'Ben' }] },
    { path: 'nothing.json', rows: [] },
    { path: 'files/photo.webp', storedAs: 'photo.webp' },
    { path: 'invoices/1.pdf', make: async () => Buffer.from('%PDF') },
  ])
  expect(JSON.parse(files['account.json'] ?? '')).toEqual([{ name: 'Zoë' }, { name: 'Ben' }])
  expect(Object.keys(files)).toEqual(['README.txt', 'account.json', 'files/photo.webp', 'invoices/1.pdf'])
  expect([files['files/photo.webp'], files['invoices/1.pdf'], files['README.txt']]).toEqual([
    'picture',
    '%PDF',
    'Hello',
  ])
})

test('a file that is gone does not stop the others, and the archive names it', async () => {
  const files = await unpacked([
    { path: 'files/lost.pdf', storedAs: 'gone.pdf' },
    { path: 'files/kept.webp', storedAs: 'kept.webp' },
  ])
  expect(Object.keys(files)).toEqual(['README.txt', 'files/kept.webp', 'missing-files.txt'])
  expect(files['missing-files.txt']).toContain('files/lost.pdf')
})

test('a long name keeps its ending, and no character is cut in two', async () => {
  const row = { rows: [{ a: 1 }] }
  const files = await unpacked([
    { path: `messages/${'Long name '.repeat(20)}.json`, ...row },
    { path: `messages/${'Long name '.repeat(20)}.json`, ...row },
    { path: `files/a${'𐐷'.repeat(120)}.pdf`, ...row },
  ])
  const start = 'Long name '.repeat(10).slice(0, 95).trimEnd()
  expect(Object.keys(files)).toEqual([
    'README.txt',
    `messages/${start}.json`,
    `messages/${start}-2.json`,
    `files/a${'𐐷'.repeat(95)}.pdf`,
  ])
})

test('no name leaves the folder, and two equal names stay two files', async () => {
  const row = { rows: [{ a: 1 }] }
  const files = await unpacked([
    { path: '../../etc/passwd', ...row },
    { path: 'files/a\\b:c.pdf', ...row },
    { path: 'files/Grades.pdf', ...row },
    { path: 'files/grades.pdf', ...row },
  ])
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'file/file/etc/passwd',
    'files/a_b_c.pdf',
    'files/Grades.pdf',
    'files/grades-2.pdf',
  ])
})

test('long lists are read in steps to the end', async () => {
  const all = Array.from({ length: 1200 }, (_, at) => ({ id: String(at + 1).padStart(36, '0') }))
  const steps: string[] = []
  const found: object[] = []
  for await (const row of rowsById(async (after, limit) => {
    steps.push(after)
    return all.filter(({ id }) => id > after).slice(0, limit)
  }))
    found.push(row)
  expect([found.length, steps.length]).toEqual([1200, 3])
})
