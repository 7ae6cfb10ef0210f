import { withoutComments } from './source.ts'
import { type Check, concepts, fault, isCode, isForTests, isTest, lineAt, type Tree } from './tree.ts'

/** Contract files that are not concepts but shared infrastructure. */
const contractFrame = [
  'endpoint',
  'guards',
  'errors',
  'realtime',
  'channels',
  'fields',
  'password-strength',
  'common-passwords',
  'lists',
  'page-cookies',
]

/** Rooms whose folders are named after concepts. */
const conceptRooms = ['server/src/modules/', 'web/src/features/']

/** Meaningless folder names. */
const emptyName = /(?:^|\/)(utils?|helpers?|common|misc)\//

const nameUnder = (room: string, path: string): string | null =>
  path.startsWith(room) ? (path.slice(room.length).split(/[/.]/)[0] ?? null) : null

const contractFault = (tree: Tree, path: string): string[] => {
  const name = nameUnder('contract/src/', path)
  if (name === null || !isCode(path) || isForTests(path) || contractFrame.includes(name)) return []
  const routes = `server/src/modules/${name}/${name}.routes.ts`
  return tree.has(routes)
    ? []
    : [fault(path, 1, `has no module on the server: bind its endpoints in ${routes}`)]
}

const folderFaults = (path: string): string[] => {
  const empty = emptyName.exec(path)?.[1]
  const vague = empty ? [fault(path, 1, `is in a folder called ${empty}: name the job instead`)] : []
  const strange = conceptRooms
    .map((room) => ({ room, name: nameUnder(room, path) }))
    .filter(({ name }) => name !== null && !concepts.includes(name))
    .map(({ room, name }) =>
      fault(path, 1, `${name} is not a concept: ${room} contains ${concepts.join(', ')}`),
    )
  return [...vague, ...strange]
}

const tableFaults = (path: string, text: string): string[] => {
  const owner = nameUnder('server/src/modules/', path)
  const isPlatform = path.startsWith('server/src/platform/')
  const code = withoutComments(text)
  return [...code.matchAll(/\bpg(?:Table|View|MaterializedView)\(\s*['"]([^'"]+)['"]/g)].flatMap((match) => {
    const [, table = ''] = match
    const belongsTo = (name: string) => table === name || table.startsWith(`${name}_`)
    const line = lineAt(code, match.index)
    if (owner !== null && !belongsTo(owner))
      return [fault(path, line, `table ${table} belongs to ${owner}: name it ${owner} or ${owner}_...`)]
    if (isPlatform && concepts.some(belongsTo))
      return [fault(path, line, `table ${table} has a concept's name: rename it, or move it to that module`)]
    return []
  })
}

const endpointsIn = (path: string, text: string) => {
  const code = withoutComments(text)
  return [...code.matchAll(/\bendpoint\(\{(?:(?!\bendpoint\()[\s\S])*/g)].flatMap((match) => {
    const method = /\bmethod:\s*'(\w+)'/.exec(match[0])?.[1]
    const address = /\bpath:\s*'([^']+)'/.exec(match[0])?.[1]
    if (method === undefined || address === undefined) return []
    // Different parameter names are still the same address.
    const call = `${method} ${address.replace(/\{[^}]*\}/g, '{}')}`
    return [{ call, said: `${method} ${address}`, path, line: lineAt(code, match.index) }]
  })
}

const endpointFaults = (tree: Tree): string[] => {
  const first = new Map<string, string>()
  return [...tree]
    .filter(([path]) => path.startsWith('contract/src/') && isCode(path) && !isTest(path))
    .flatMap(([path, text]) => endpointsIn(path, text))
    .flatMap(({ call, said, path, line }) => {
      const earlier = first.get(call)
      if (earlier !== undefined)
        return [fault(path, line, `${said} is already defined in ${earlier}: keep one`)]
      first.set(call, `${path}:${line}`)
      return []
    })
}

/** A concept has one name on every floor, and a call has one address. */
export const names: Check = (tree) => [
  ...[...tree].flatMap(([path, text]) => [
    ...contractFault(tree, path),
    ...folderFaults(path),
    ...(isCode(path) ? tableFaults(path, text) : []),
  ]),
  ...endpointFaults(tree),
]
