import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPrepared, isCurrent, type PreparedDatabase, preparedVersion } from './prepared-folder.ts'

let dir: string
let tables: PreparedDatabase
let demo: PreparedDatabase
let target: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fieldhouse-prepared-'))
  tables = { folder: join(dir, 'tables'), has: 'tables' }
  demo = { folder: join(dir, 'demo'), has: 'demo world' }
  target = join(dir, 'data/database')
  mkdirSync(join(dir, 'data'))
  for (const prepared of [tables, demo]) {
    mkdirSync(join(prepared.folder, 'database/base'), { recursive: true })
    writeFileSync(join(prepared.folder, 'database/base/rows'), prepared.has)
    writeFileSync(join(prepared.folder, 'version'), preparedVersion(prepared))
  }
})
afterEach(() => rmSync(dir, { recursive: true }))

const rows = () => readFileSync(join(target, 'base/rows'), 'utf8')

test('a new data folder begins with the prepared database', () => {
  copyPrepared(target, [demo, tables])
  expect(rows()).toBe('demo world')
})

test('a prepared database of another version, or without one, is not used', () => {
  writeFileSync(join(tables.folder, 'version'), 'another')
  rmSync(join(demo.folder, 'version'))
  copyPrepared(target, [demo, tables])
  copyPrepared(target, [{ folder: join(dir, 'nothing'), has: 'tables' }])
  expect(existsSync(target)).toBe(false)
})

test('the demo world of another day is not used, but the tables are', () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  for (const one of [demo, tables])
    writeFileSync(join(one.folder, 'version'), preparedVersion(one, yesterday))
  expect(isCurrent(demo, yesterday)).toBe(true)
  copyPrepared(target, [demo, tables])
  expect(rows()).toBe('tables')
})

test('a database that is there already stays', () => {
  mkdirSync(join(target, 'base'), { recursive: true })
  writeFileSync(join(target, 'base/rows'), 'ours')
  copyPrepared(target, [tables])
  expect(rows()).toBe('ours')
})

test('a copy that was interrupted is made again', () => {
  mkdirSync(`${target}.part/base`, { recursive: true })
  writeFileSync(`${target}.part/base/half`, '')
  copyPrepared(target, [tables])
  expect(rows()).toBe('tables')
  expect(existsSync(join(target, 'base/half'))).toBe(false)
  expect(existsSync(`${target}.part`)).toBe(false)
})
