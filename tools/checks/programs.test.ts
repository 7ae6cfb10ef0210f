import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ourConfiguration = ['.gitignore', 'biome.json', 'tsconfig.json', 'knip.json']

const clean: Record<string, string> = {
  'package.json': '{ "name": "tiny", "private": true, "type": "module", "workspaces": ["server"] }\n',
  'server/package.json': '{\n  "name": "@tiny/server",\n  "private": true,\n  "type": "module"\n}\n',
  'server/src/main.ts': "import { doubled } from './doubled.ts'\n\ndoubled(21)\n",
  'server/src/doubled.ts': 'export const doubled = (value: number) => value * 2\n',
}

let folder = ''

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A tiny project with our configuration. */
const project = async (changes: Record<string, string>) => {
  folder = await mkdtemp(join(tmpdir(), 'fieldhouse-plant-'))
  for (const name of ourConfiguration) await cp(join(root, name), join(folder, name))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries({ ...clean, ...changes })) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const run = (program: string, ...args: string[]) => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>()
  execFile(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    { cwd: folder },
    (error, out, err) => resolve({ ok: error === null, output: out + err }),
  )
  return promise
}

const programs = {
  biome: () => run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'server'),
  tsc: () => run('typescript/bin/tsc', '--project', 'tsconfig.json'),
  knip: () => run('knip/bin/knip.js'),
}

const plants: { what: string; by: keyof typeof programs; changes: Record<string, string>; says: string }[] = [
  {
    what: 'an unused import',
    by: 'biome',
    changes: { 'server/src/main.ts': `import { join } from 'node:path'\n${clean['server/src/main.ts']}` },
    says: 'noUnusedImports',
  },
  {
    what: 'an explicit any',
    by: 'biome',
    changes: { 'server/src/doubled.ts': 'export const doubled = (value: any) => value * 2\n' },
    says: 'noExplicitAny',
  },
  {
    what: 'a default export',
    by: 'biome',
    changes: { 'server/src/doubled.ts': 'export default (value: number) => value * 2\n' },
    says: 'noDefaultExport',
  },
  {
    what: 'a name that is not kebab-case',
    by: 'biome',
    changes: { 'server/src/DoubledTwice.ts': 'export const doubled = 4\n' },
    says: 'DoubledTwice.ts lint/style/useFilenamingConvention',
  },
  {
    what: 'a type error',
    by: 'tsc',
    changes: { 'server/src/main.ts': "import { doubled } from './doubled.ts'\n\ndoubled('21')\n" },
    says: 'TS2345',
  },
  {
    what: 'an element that may be missing',
    by: 'tsc',
    changes: { 'server/src/doubled.ts': 'export const doubled = (value: number) => [value][0] * 2\n' },
    says: 'TS2532',
  },
  {
    what: 'an unused export',
    by: 'knip',
    changes: { 'server/src/doubled.ts': `${clean['server/src/doubled.ts']}export const tripled = 3\n` },
    says: 'tripled',
  },
  {
    what: 'an unused file',
    by: 'knip',
    changes: { 'server/src/tripled.ts': 'export const tripled = 3\n' },
    says: 'server/src/tripled.ts',
  },
]

test.each(plants)('$by finds $what', async ({ by, changes, says }) => {
  await project(changes)
  const { ok, output } = await programs[by]()
  expect(output).toContain(says)
  expect(ok).toBe(false)
})

test.each(['biome', 'tsc', 'knip'] as const)('%s passes a clean project', async (name) => {
  await project({})
  const { ok, output } = await programs[name]()
  expect(ok, output).toBe(true)
})
