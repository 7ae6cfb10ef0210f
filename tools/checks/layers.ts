import { folderOrder } from './arrows.ts'
import { type Import, importsIn } from './imports.ts'
import { type Check, fault, isCode, isForTests, type Tree } from './tree.ts'

interface Place {
  readonly module: string
  /** Null for a file beside the folders. */
  readonly folder: string | null
}

const placeOf = (path: string): Place | null => {
  const found = /^server\/src\/modules\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path)
  return found ? { module: found[1] ?? '', folder: found[2] ?? null } : null
}

const isBound = (path: string): boolean => isCode(path) && !isForTests(path)

/** A new folder needs a place in the order when the module has two or more. */
const unplacedFaults = (tree: Tree): string[] => {
  const first = new Map<string, string>()
  const foldersOf = new Map<string, Set<string>>()
  for (const path of tree.keys()) {
    const place = placeOf(path)
    if (!isBound(path) || !place?.folder) continue
    const { module, folder } = place
    foldersOf.set(module, (foldersOf.get(module) ?? new Set()).add(folder))
    const key = `${module}/${folder}`
    if (!first.has(key)) first.set(key, path)
  }
  return [...foldersOf]
    .filter(([module, folders]) => folders.size > 1 || module in folderOrder)
    .flatMap(([module, folders]) =>
      [...folders]
        .filter((folder) => !folderOrder[module]?.includes(folder))
        .map((folder) =>
          fault(
            first.get(`${module}/${folder}`) ?? module,
            1,
            `has no place in the order of ${module}'s folders: give ${folder} one in arrows.ts`,
          ),
        ),
    )
}

interface Inside extends Import {
  readonly to: string
  readonly module: string
  readonly source: string | null
  readonly target: string | null
}

/** Imports inside one module, except imports of its tables, which are below everything. */
const importsInside = (tree: Tree): Inside[] =>
  importsIn(tree).flatMap((found) => {
    const { from, to } = found
    if (to === null || !isBound(from) || to.endsWith('.tables.ts')) return []
    const source = placeOf(from)
    const target = placeOf(to)
    if (!source || !target || source.module !== target.module) return []
    return { ...found, to, module: source.module, source: source.folder, target: target.folder }
  })

const isUpward = ({ module, source, target }: Inside): boolean => {
  const order = folderOrder[module] ?? []
  if (source === null || target === null || source === target) return false
  return order.indexOf(target) < order.indexOf(source)
}

/** The files beside the folders that a folder uses, directly or through another such file. */
const servingFiles = (imports: readonly Inside[]): Set<string> => {
  const besides = imports.filter(({ target }) => target === null)
  const serving = new Set(besides.filter(({ source }) => source !== null).map(({ to }) => to))
  for (const path of serving) for (const { from, to } of besides) if (from === path) serving.add(to)
  return serving
}

/** Imports inside a module go one way too: down the order of its folders. */
export const layers: Check = (tree) => {
  const imports = importsInside(tree)
  const serving = servingFiles(imports)
  return [
    ...unplacedFaults(tree),
    ...imports
      .filter(isUpward)
      .map(({ from, line, module, source, target }) =>
        fault(
          from,
          line,
          `${module}/${source} may not use ${module}/${target} above it: move what both need down`,
        ),
      ),
    ...imports
      .filter(({ from, target }) => target !== null && serving.has(from))
      .map(({ from, line, module, target }) =>
        fault(
          from,
          line,
          `serves the folders of ${module} and may not use ${target}: move it into a folder, or what it needs out`,
        ),
      ),
  ]
}
