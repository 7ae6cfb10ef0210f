import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, isForTests, lineAt, type Tree } from './tree.ts'

interface Helper {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly isExported: boolean
}

/** A top-level function, class, or constant. The compiler checks types. */
const declaration =
  /^(?<exported>export )?(?:async )?(?:const|let|function\*?|class) (?:(?<name>[\w$]+)|\{(?<parts>[^}]*)\})/gm

/** `{ OnDemand: Sheet, preload }` declares Sheet and preload. */
const namesOf = ({ name, parts = '' }: Record<string, string | undefined>): string[] =>
  name === undefined
    ? parts.split(',').flatMap((part) => part.split(/[:=]/)[part.includes(':') ? 1 : 0]?.trim() || [])
    : [name]

const helpersIn = (path: string, text: string): Helper[] => {
  const code = codeOnly(text)
  return [...code.matchAll(declaration)].flatMap(({ index, groups = {} }) =>
    namesOf(groups).map((name) => ({
      name,
      path,
      line: lineAt(code, index),
      isExported: groups.exported !== undefined,
    })),
  )
}

const helpersUnder = (tree: Tree, room: RegExp): Helper[] =>
  [...tree]
    .filter(([path]) => room.test(path) && isCode(path) && !isForTests(path))
    .flatMap(([path, text]) => helpersIn(path, text))

const featureOf = (path: string): string => path.split('/')[3] ?? ''

/** One hook runs what a press starts. It handles double presses, errors, and busy state. */
const byHand = /\buseMutation\b|\bset(?:Busy|Sending|Saving)\b/g

const handMadeFaults = (tree: Tree): string[] =>
  [...tree]
    .filter(([path]) => /^web\/src\/(features|shell)\//.test(path) && isCode(path) && !isForTests(path))
    .flatMap(([path, text]) =>
      faultsWhere(
        path,
        codeOnly(text),
        byHand,
        ([found]) => `uses ${found}: use useAction from web/src/lib instead`,
      ),
    )

const nameFaults = (tree: Tree): string[] => {
  const first = new Map<string, Helper>()
  for (const helper of helpersUnder(tree, /^web\/src\/(lib|ui)\//))
    if (helper.isExported && !first.has(helper.name)) first.set(helper.name, helper)
  return helpersUnder(tree, /^web\/src\/features\//).flatMap((helper) => {
    const { name, path, line } = helper
    const earlier = first.get(name)
    if (!earlier) first.set(name, helper)
    if (!earlier || featureOf(earlier.path) === featureOf(path)) return []
    const advice = 'share it in web/src/lib or web/src/ui, or give this one a different name'
    return [fault(path, line, `${name} is also in ${earlier.path}:${earlier.line}: ${advice}`)]
  })
}

/**
 * A name means one thing in all features. A second definition is a copy to share, or a different thing to rename.
 * Behavior that already exists is not written again by hand.
 */
export const copies: Check = (tree) => [...nameFaults(tree), ...handMadeFaults(tree)]
