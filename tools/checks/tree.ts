/** The repository as text: path from the root, with forward slashes, to content. Every check is a pure function over it. */
export type Tree = ReadonlyMap<string, string>

/** A check answers with its faults: `path:line what is wrong, and what to do`. */
export type Check = (tree: Tree) => string[]

export const fault = (path: string, line: number, text: string): string => `${path}:${line} ${text}`

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Every match of a pattern in a file, told as a fault at its line. */
export const faultsWhere = (
  path: string,
  text: string,
  pattern: RegExp,
  say: (match: RegExpExecArray) => string,
): string[] => [...text.matchAll(pattern)].map((match) => fault(path, lineAt(text, match.index), say(match)))

export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path)
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path)

/** Tests and the builders only tests use. */
export const isForTests = (path: string): boolean => isTest(path) || /\.factory\.tsx?$/.test(path)

/** The names every floor shares: contract file, server module, web feature, table prefix. */
export const concepts: readonly string[] = [
  'accounts',
  'profiles',
  'rankings',
  'colleges',
  'search',
  'recruiting',
  'matching',
  'messaging',
  'roster',
  'tasks',
  'teams',
  'affiliates',
  'billing',
  'admin',
  'site',
]
