/**
 * The repository as a map of text files: path from the root, with forward slashes, to content. Every check is a pure
 * function of it.
 */
export type Tree = ReadonlyMap<string, string>

/** A check returns its errors: `path:line what is wrong, and what to do`. */
export type Check = (tree: Tree) => string[]

export const fault = (path: string, line: number, text: string): string => `${path}:${line} ${text}`

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Reports every match of a pattern in a file as an error at its line. */
export const faultsWhere = (
  path: string,
  text: string,
  pattern: RegExp,
  say: (match: RegExpExecArray) => string,
): string[] => [...text.matchAll(pattern)].map((match) => fault(path, lineAt(text, match.index), say(match)))

export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path)
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path)

/** Tests, and the builders that only tests use. */
export const isForTests = (path: string): boolean => isTest(path) || /\.factory\.tsx?$/.test(path)

/** The names that every floor shares: contract file, server module, web feature, and table prefix. */
export const concepts: readonly string[] = [
  'accounts',
  'profiles',
  'rankings',
  'colleges',
  'search',
  'recruiting',
  'matching',
  'messaging',
  'inbox',
  'roster',
  'tasks',
  'desk',
  'teams',
  'affiliates',
  'billing',
  'admin',
  'business',
  'site',
]
