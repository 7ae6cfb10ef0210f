import { posix } from 'node:path'
import { withoutComments } from './source.ts'
import { isCode, isGenerated, lineAt, type Tree } from './tree.ts'

/** One import, re-export, or dynamic import. Type-only ones count too. */
export interface Import {
  readonly from: string
  readonly line: number
  /** The text between `import` and `from`, empty for bare and dynamic imports. */
  readonly clause: string
  readonly specifier: string
  /** The file it points to, or null for a package. */
  readonly to: string | null
}

const named = String.raw`\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?|[\w$]+`
const statement = new RegExp(
  String.raw`^[ \t]*(?:import|export)\s+(?<clause>(?:type\s+)?(?:${named})(?:\s*,\s*(?:${named}))?)\s*from\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>`,
)
const bare = /^[ \t]*import\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/
const dynamic = /\bimport\s*\(\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/
const patterns = [statement, bare, dynamic].map((pattern) => new RegExp(pattern, 'gm'))

const ownPackage = /^@fieldhouse\/(contract|payment-sandbox|server|web)(?:\/(.+))?$/

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const target = (tree: Tree, from: string, specifier: string): string | null => {
  const own = ownPackage.exec(specifier)
  const isRelative = specifier.startsWith('.')
  if (own === null && !isRelative) return null
  const path = own
    ? `${own[1]}/src/${own[2] ?? 'index'}`
    : posix.join(posix.dirname(from), specifier.replace(/\?\w+$/, ''))
  const ending = endings.find((candidate) => tree.has(path + candidate))
  return path + (ending ?? '')
}

const importsOf = (tree: Tree, from: string, text: string): Import[] => {
  const code = withoutComments(text)
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const { clause = '', specifier = '' } = match.groups ?? {}
      const line = lineAt(code, match.index)
      return { from, line, clause, specifier, to: target(tree, from, specifier) }
    }),
  )
}

/** All imports in the tree, except in generated files. */
export const importsIn = (tree: Tree): Import[] =>
  [...tree].flatMap(([path, text]) => (isCode(path) && !isGenerated(path) ? importsOf(tree, path, text) : []))
