import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const testFiles = (root: string): string[] =>
  globSync('{contract,payment-sandbox,server,tools,web,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).toSorted()

/** A test's name, often with a checklist number first. */
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** The test files with a word in their path or in a test name. */
export const filesAbout = (word: string, root: string): string[] => {
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase())
  return testFiles(root).filter(
    (file) =>
      has(file) ||
      [...readFileSync(join(root, file), 'utf8').matchAll(title)].some(([, , name]) => has(name ?? '')),
  )
}

/** A module, a feature, or a tool: the unit that is tested together. */
const places = [
  /^server\/src\/(modules|platform)\/[^/]+\//,
  /^web\/src\/(features\/)?[^/]+\//,
  /^(?:payment-sandbox|server|tools)\/[^/]+\//,
]

/** The folders whose tests cover a file. A contract file is covered by its concept on both sides. */
export const placesOf = (file: string): string[] => {
  const concept = file.match(/^contract\/src\/([a-z-]+)/)?.[1]
  if (concept)
    return [`contract/src/${concept}`, `server/src/modules/${concept}/`, `web/src/features/${concept}/`]
  const place = places.map((pattern) => file.match(pattern)?.[0]).find((found) => found !== undefined)
  return [place ?? file]
}

/**
 * The test files in the same module, feature, or tool as a changed file. A browser test is selected only when it
 * changed.
 */
export const filesTouchedBy = (changed: readonly string[], root: string): string[] => {
  const touched = changed.flatMap(placesOf)
  return testFiles(root).filter((file) => touched.some((place) => file.startsWith(place)))
}

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit, including untracked ones. */
export const changedSince = (commit: string, root: string): string[] => [
  ...git(root, 'diff', '--name-only', commit),
  ...git(root, 'ls-files', '--others', '--exclude-standard'),
]
