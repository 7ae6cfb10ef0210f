import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesAbout, filesTouchedBy, placesOf } from './choice.ts'

const root = mkdtempSync(join(tmpdir(), 'fieldhouse-choice-'))
const files: Readonly<Record<string, string>> = {
  'contract/src/accounts.test.ts': "test('a form', () => {})",
  'server/src/modules/accounts/login/login.test.ts': "test('ACC-02 signs in', () => {})",
  'server/src/modules/teams/join.test.ts': "test('joins', () => {}) // ACC-02",
  'web/src/features/accounts/login.test.tsx': 'test.each(rows)(`the login`, () => {})',
  'web/src/ui/card.test.tsx': "test('a card', () => {})",
  'e2e/acc-02-sign-in.spec.ts': "test('signs in', () => {})",
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
afterAll(() => rmSync(root, { recursive: true }))

test('a word selects files by path and by test names, not by comments', () => {
  expect(filesAbout('acc-02', root)).toEqual([
    'e2e/acc-02-sign-in.spec.ts',
    'server/src/modules/accounts/login/login.test.ts',
  ])
  expect(filesAbout('the LOGIN', root)).toEqual(['web/src/features/accounts/login.test.tsx'])
  expect(filesAbout('nothing like it', root)).toEqual([])
})

test('a changed file selects the tests of its module, feature, or concept', () => {
  const cases: [changed: string, tests: string[]][] = [
    ['server/src/modules/teams/teams.queries.ts', ['server/src/modules/teams/join.test.ts']],
    ['web/src/ui/badge.tsx', ['web/src/ui/card.test.tsx']],
    ['e2e/acc-02-sign-in.spec.ts', ['e2e/acc-02-sign-in.spec.ts']],
    [
      'contract/src/accounts.ts',
      [
        'contract/src/accounts.test.ts',
        'server/src/modules/accounts/login/login.test.ts',
        'web/src/features/accounts/login.test.tsx',
      ],
    ],
    ['README.md', []],
  ]
  for (const [changed, tests] of cases) expect(filesTouchedBy([changed], root), changed).toEqual(tests)
})

test('a file outside of every module selects the tests of its folder', () => {
  expect(placesOf('server/src/app.ts')).toEqual(['server/src/'])
  expect(placesOf('tools/test/run.ts')).toEqual(['tools/test/'])
  expect(placesOf('web/src/features/search/results-page.tsx')).toEqual(['web/src/features/search/'])
})
