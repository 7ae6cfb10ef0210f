import { machinePath } from './docs.ts'
import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, lineAt } from './tree.ts'

interface Rule {
  readonly binds: (path: string) => boolean
  readonly pattern: RegExp
  readonly say: (match: RegExpExecArray) => string
  /** Look at the code alone, not at strings and comments. */
  readonly inCode?: boolean
}

const isLock = (path: string): boolean => path === 'package-lock.json'
const isText = (path: string): boolean =>
  !isLock(path) && /(?:\.(?:tsx?|mjs|js|json|md|css|html|sql|sh|ya?ml)|(?:^|\/)\.[\w.-]+|\/run)$/.test(path)
const holdsTests = (path: string): boolean =>
  isCode(path) && (/\.test\.tsx?$/.test(path) || path.startsWith('e2e/'))

// The words are put together here so that this file does not hold them itself.
const unfinished = new RegExp(
  String.raw`\b(?:${['TO', 'FIX'].map((start, at) => start + ['DO', 'ME'][at]).join('|')})\b`,
  'g',
)

const rules: readonly Rule[] = [
  {
    binds: () => true,
    pattern:
      /\bregistry\.[\w-]+(?:\.[\w-]+)+|\bnpm\.pkg\.[\w-]+\.\w+|\/artifactory\/|"resolved":\s*"(?:https?|git)[^"]*/g,
    say: ([found]) => `names where packages come from (${found}): leave that to each machine's own settings`,
  },
  {
    binds: isText,
    pattern: machinePath,
    say: ([found]) => `names ${found}, a path of one machine: build it from import.meta or a setting`,
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
    say: ([found]) => `${found} hides all other tests: take .only away`,
  },
  {
    binds: holdsTests,
    inCode: true,
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|todo|fixme|fails)\b|\bx(?:it|test|describe)\(/g,
    say: ([found]) => `${found} is a test that does not run: mend it or delete it`,
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

/** What may stand in no tracked file, and how package.json names versions. */
export const repo: Check = (tree) =>
  [...tree].flatMap(([path, text]) => [
    ...rules
      .filter(({ binds }) => binds(path))
      .flatMap(({ pattern, say, inCode }) => faultsWhere(path, inCode ? codeOnly(text) : text, pattern, say)),
    ...(/(?:^|\/)package\.json$/.test(path) ? versionFaults(path, text) : []),
  ])
