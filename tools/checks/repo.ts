import { machinePath } from './docs.ts'
import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, lineAt } from './tree.ts'

interface Rule {
  readonly binds: (path: string) => boolean
  readonly pattern: RegExp
  readonly say: (match: RegExpExecArray) => string
  /** Search the code only, not strings and comments. */
  readonly inCode?: boolean
}

const isLock = (path: string): boolean => path === 'package-lock.json'
const isText = (path: string): boolean =>
  !isLock(path) && /(?:\.(?:tsx?|mjs|js|json|md|css|html|sql|sh|ya?ml)|(?:^|\/)\.[\w.-]+|\/run)$/.test(path)
const holdsTests = (path: string): boolean =>
  isCode(path) && (/\.test\.tsx?$/.test(path) || path.startsWith('e2e/'))

// Built from pieces, so this file does not contain the words itself.
const unfinished = new RegExp(
  String.raw`\b(?:${['TO', 'FIX'].map((start, at) => start + ['DO', 'ME'][at]).join('|')})\b`,
  'g',
)

const rules: readonly Rule[] = [
  {
    binds: () => true,
    pattern:
      /\bregistry\.[\w-]+(?:\.[\w-]+)+|\bnpm\.pkg\.[\w-]+\.\w+|\/artifactory\/|"resolved":\s*"(?:https?|git)[^"]*/g,
    say: ([found]) => `names a package registry (${found}): leave that to each machine's settings`,
  },
  {
    binds: isText,
    pattern: machinePath,
    say: ([found]) => `names ${found}, a path on one machine: build it from import.meta or a setting`,
  },
  {
    binds: isText,
    pattern: unfinished,
    say: ([found]) => `says ${found}: finish it now, or leave it out`,
  },
  {
    binds: holdsTests,
    inCode: true,
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.only\b/g,
    say: ([found]) => `${found} hides all other tests: remove .only`,
  },
  {
    binds: holdsTests,
    inCode: true,
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|todo|fixme|fails)\b|\bx(?:it|test|describe)\(/g,
    say: ([found]) => `${found} is a test that does not run: fix it or delete it`,
  },
]

const exact = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

const versionFaults = (path: string, text: string): string[] => {
  const manifest: Partial<Record<(typeof dependencyFields)[number], Record<string, string>>> =
    JSON.parse(text)
  return dependencyFields
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) =>
      fault(
        path,
        lineAt(text, text.indexOf(`"${name}"`)),
        `${name} is at ${version}: give one exact version`,
      ),
    )
}

/** What no tracked file may contain, and how package.json pins versions. */
export const repo: Check = (tree) =>
  [...tree].flatMap(([path, text]) => [
    ...rules
      .filter(({ binds }) => binds(path))
      .flatMap(({ pattern, say, inCode }) => faultsWhere(path, inCode ? codeOnly(text) : text, pattern, say)),
    ...(/(?:^|\/)package\.json$/.test(path) ? versionFaults(path, text) : []),
  ])
