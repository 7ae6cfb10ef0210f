import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const built = new URL('../web/dist/client', import.meta.url)

/** Gzipped kilobytes that a visitor's page loads once somebody uses it. The aim is 120 for each (`bench/scripts.ts`). */
const limits: Readonly<Record<string, number>> = {
  '/contact-us': 141,
  '/': 139,
  '/top-100': 146.5,
  '/packages': 138.5,
  '/search-results?q=jo': 147.5,
  '/roster': 146,
  '/amara-whitlock': 147.5,
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

for (const [path, limit] of Object.entries(limits))
  test(`the scripts of a visitor’s page stay light: ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(3)
    const scripts = new Map<string, string>()
    for (const name of files) withImports(`/assets/${name}.js`, scripts)
    const bytes = [...scripts.values()].map((code) => gzipSync(code, { level: 9 }).length)
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(limit)
  })
