import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedFiles, embeddedSuite, filesIn } from './embedded-suite.ts'

const root = join(import.meta.dirname, '../..')

test.each(Object.values(embeddedSuite).flat())('%s still names tests that open a database', (pattern) => {
  expect(filesIn([pattern], root)).not.toEqual([])
})

test('a file that expects something else of the embedded database runs on it, or says why it skips it', () => {
  const asking = globSync('server/src/**/*.test.ts', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return text.includes("inject('testEngine')") && !text.includes('skipIf')
  })
  expect(asking).not.toEqual([])
  for (const file of asking) expect(embeddedFiles(root)).toContain(file)
})

test('what opens no database runs one time', () => {
  expect(embeddedFiles(root)).not.toContain('server/src/platform/database/csv.test.ts')
})
