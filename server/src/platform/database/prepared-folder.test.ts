import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPrepared, preparedVersion } from './prepared-folder.ts'

let dir: string
let prepared: string
let target: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fieldhouse-prepared-'))
  prepared = join(dir, 'prepared')
  target = join(dir, 'data/database')
  mkdirSync(join(prepared, 'database/base'), { recursive: true })
  mkdirSync(join(dir, 'data'))
  writeFileSync(join(prepared, 'database/base/rows'), 'prepared')
  writeFileSync(join(prepared, 'version'), preparedVersion())
})
afterEach(() => rmSync(dir, { recursive: true }))

const rows = () => readFileSync(join(target, 'base/rows'), 'utf8')

test('a new data folder begins with the prepared database', () => {
  copyPrepared(target, prepared)
  expect(rows()).toBe('prepared')
})

test('one of another version is not used, and one without a version was not completed', () => {
  writeFileSync(join(prepared, 'version'), 'another')
  copyPrepared(target, prepared)
  rmSync(join(prepared, 'version'))
  copyPrepared(target, prepared)
  copyPrepared(target, join(dir, 'nothing'))
  expect(existsSync(target)).toBe(false)
})

test('a database that is there already stays', () => {
  mkdirSync(join(target, 'base'), { recursive: true })
  writeFileSync(join(target, 'base/rows'), 'ours')
  copyPrepared(target, prepared)
  expect(rows()).toBe('ours')
})

test('a copy that was interrupted is made again', () => {
  mkdirSync(`${target}.part/base`, { recursive: true })
  writeFileSync(`${target}.part/base/half`, '')
  copyPrepared(target, prepared)
  expect(rows()).toBe('prepared')
  expect(existsSync(join(target, 'base/half'))).toBe(false)
  expect(existsSync(`${target}.part`)).toBe(false)
})
