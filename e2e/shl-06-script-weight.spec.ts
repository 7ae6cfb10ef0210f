import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { type DemoRole, signedInAs } from './people.ts'

const built = new URL('../web/dist/client', import.meta.url)

/** Gzipped kilobytes that a visitor's page loads once somebody uses it. The aim is 120 for each (`bench/scripts.ts`). */
const limits: Readonly<Record<string, number>> = {
  '/contact-us': 139,
  '/': 135.5,
  '/top-100': 142.5,
  '/packages': 135.5,
  '/search-results?q=jo': 147.5,
  '/roster': 139,
  '/amara-whitlock': 147,
}

const imported = /(?:from|import) ?["'`]\.(\/[\w.-]+\.js)["'`]/g

/** A script with all that it imports. */
const withImports = (path: string, found = new Map<string, string>()): Map<string, string> => {
  if (found.has(path)) return found
  const code = readFileSync(`${built.pathname}${path}`, 'utf8')
  found.set(path, code)
  for (const [, name] of code.matchAll(imported)) withImports(`/assets${name}`, found)
  return found
}

/** All scripts that a page asks for, by address. */
const scriptsOf = (html: string): Map<string, string> => {
  const names = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(names.length).toBeGreaterThan(2)
  const scripts = new Map<string, string>()
  for (const name of names) withImports(`/assets/${name}.js`, scripts)
  return scripts
}

const kilobytes = (scripts: ReadonlyMap<string, string>): number =>
  [...scripts.values()].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000

for (const [path, limit] of Object.entries(limits))
  test(`the scripts of a visitor’s page stay light: ${path}`, async ({ request }) => {
    const scripts = scriptsOf(await (await request.get(path)).text())
    expect(kilobytes(scripts)).toBeLessThan(limit)
    expect(scripts.size).toBeLessThan(12)
  })

/** The files of a page for a person who is signed in, and their gzipped kilobytes (`web/vite/script-groups.ts`). */
const signedInLimits: readonly [DemoRole, string, { files: number; kilobytes: number }][] = [
  ['athlete', '/recruiting-center/results', { files: 35, kilobytes: 284 }],
  ['athlete', '/user/setting', { files: 32, kilobytes: 255 }],
  ['athlete', '/bcm/matches', { files: 10, kilobytes: 150 }],
  ['admin', '/admin/users', { files: 22, kilobytes: 180 }],
  ['coach', '/coach/users', { files: 28, kilobytes: 245 }],
]

for (const [role, path, limit] of signedInLimits)
  test(`${path} loads few scripts`, async ({ context }) => {
    await signedInAs(context, role)
    const scripts = scriptsOf(await (await context.request.get(path)).text())
    expect(scripts.size).toBeLessThanOrEqual(limit.files)
    expect(kilobytes(scripts)).toBeLessThan(limit.kilobytes)
  })
