import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const testFiles = (root: string): string[] =>
  globSync('{contract,server,tools,web,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).toSorted()

/** What a test is called, with the checklist number it often begins with. */
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** The test files that have a word in their path or in the name of a test. */
export const filesAbout = (word: string, root: string): string[] => {
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase())
  return testFiles(root).filter(
    (file) =>
      has(file) ||
      [...readFileSync(join(root, file), 'utf8').matchAll(title)].some(([, , name]) => has(name ?? '')),
  )
}

/** A module, a feature, or a tool: what is tested together. */
const places = [
  /^server\/src\/(modules|platform)\/[^/]+\//,
  /^web\/src\/(features\/)?[^/]+\//,
  /^(?:server|tools)\/[^/]+\//,
]

/** The folders whose tests speak for a file. A contract file speaks for its concept on both sides. */
export const placesOf = (file: string): string[] => {
  const concept = file.match(/^contract\/src\/([a-z-]+)/)?.[1]
  if (concept)
    return [`contract/src/${concept}`, `server/src/modules/${concept}/`, `web/src/features/${concept}/`]
  const place = places.map((pattern) => file.match(pattern)?.[0]).find((found) => found !== undefined)
  return [place ?? file]
}

/** The test files in the same module, feature, or tool as a changed file. A browser test is chosen when it changes itself. */
export const filesTouchedBy = (changed: readonly string[], root: string): string[] => {
  const touched = changed.flatMap(placesOf)
  return testFiles(root).filter((file) => touched.some((place) => file.startsWith(place)))
}

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** What differs from a commit, with files that git does not know yet. */
export const changedSince = (commit: string, root: string): string[] => [
  ...git(root, 'diff', '--name-only', commit),
  ...git(root, 'ls-files', '--others', '--exclude-standard'),
]
