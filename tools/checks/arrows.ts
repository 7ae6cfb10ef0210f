import { type Import, importsIn } from './imports.ts'
import { type Check, fault, isCode, isForTests, isTest } from './tree.ts'

/** The packages a floor may use. A floor without an entry may use the packages in its package.json. */
const packagesOf: Record<string, readonly string[]> = { contract: ['zod'] }

/** The other floors that a floor may import. */
const floorArrows: Record<string, readonly string[]> = {
  contract: [],
  'payment-sandbox': [],
  server: ['contract'],
  web: ['contract'],
}

interface Room {
  readonly name: string
  readonly holds: RegExp
  readonly mayImport: readonly string[]
}

/** The rooms of each floor, and the lower rooms that each may import. A room may import itself. */
const rooms: readonly Room[] = [
  { name: 'contract', holds: /^contract\/src\//, mayImport: [] },

  // A program of its own: it shares nothing with the product, so the product can only reach it over the wire.
  { name: 'payment sandbox', holds: /^payment-sandbox\/src\//, mayImport: [] },

  {
    name: 'server start',
    holds: /^server\/src\/(main|start|create-admin|prepare-database|make-prepared-folder)\.ts$/,
    mayImport: ['demo', 'app', 'ports', 'modules', 'events', 'platform', 'config', 'contract'],
  },
  {
    name: 'demo',
    holds: /^server\/src\/demo\//,
    mayImport: ['app', 'ports', 'modules', 'events', 'platform', 'config', 'contract'],
  },
  {
    name: 'app',
    holds: /^server\/src\/(app|bundled-data|personal-data|shared-page-kinds|viewer-facts)\.ts$/,
    mayImport: ['ports', 'modules', 'events', 'platform', 'config', 'contract'],
  },
  { name: 'ports', holds: /^server\/src\/ports\.ts$/, mayImport: ['platform', 'config', 'contract'] },
  {
    name: 'modules',
    holds: /^server\/src\/modules\/(?<part>[^/]+)\//,
    mayImport: ['events', 'platform', 'config', 'contract'],
  },
  { name: 'events', holds: /^server\/src\/events\.ts$/, mayImport: ['platform', 'contract'] },
  { name: 'platform', holds: /^server\/src\/platform\//, mayImport: ['contract'] },
  { name: 'config', holds: /^server\/src\/config\.ts$/, mayImport: ['platform', 'contract'] },

  {
    name: 'web start',
    holds: /^web\/src\/(in-page\/)?[^/]+$/,
    mayImport: ['routes', 'shell', 'features', 'ui', 'lib', 'contract'],
  },
  { name: 'routes', holds: /^web\/src\/routes\//, mayImport: ['shell', 'features', 'ui', 'lib', 'contract'] },
  { name: 'shell', holds: /^web\/src\/shell\//, mayImport: ['features', 'ui', 'lib', 'contract'] },
  {
    name: 'features',
    holds: /^web\/src\/features\/(?<part>[^/]+)\//,
    mayImport: ['ui', 'lib', 'contract'],
  },
  { name: 'ui', holds: /^web\/src\/ui\//, mayImport: [] },
  { name: 'lib', holds: /^web\/src\/lib\//, mayImport: ['contract'] },
]

/** The modules each module may use. Information in the other direction travels as an event. */
const moduleArrows: Record<string, readonly string[]> = {
  teams: ['accounts'],
  affiliates: ['accounts'],
  profiles: ['accounts', 'colleges', 'teams'],
  search: ['accounts', 'profiles'],
  site: ['accounts', 'profiles'],
  rankings: ['accounts', 'profiles'],
  roster: ['accounts', 'profiles'],
  tasks: ['accounts', 'profiles', 'roster'],
  colleges: ['accounts', 'teams'],
  messaging: ['accounts', 'profiles', 'colleges', 'roster', 'teams'],
  billing: ['accounts', 'affiliates'],
  recruiting: ['accounts', 'profiles', 'colleges', 'roster', 'messaging', 'search'],
  matching: ['accounts', 'profiles', 'colleges', 'roster', 'messaging', 'recruiting'],
  desk: ['accounts', 'profiles', 'roster', 'tasks', 'messaging', 'recruiting'],
  admin: ['accounts', 'profiles', 'roster', 'colleges', 'billing'],
  business: ['accounts', 'profiles', 'roster', 'tasks', 'colleges', 'billing', 'messaging', 'search'],
  inbox: ['accounts', 'profiles', 'messaging', 'site'],
}

/**
 * The folders of the large modules, from the top down: each may use those below it. Tables are below them all. A file
 * beside the folders either combines them, like routes and jobs, or serves them. It can't do both.
 */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  admin: ['health', 'work', 'users', 'audit'],
  accounts: [
    'staff',
    'sign-in',
    'sign-up',
    'social',
    'family',
    'deletion',
    'archive',
    'info',
    'photo',
    'sessions',
    'codes',
    'mails',
  ],
  profiles: [
    'drive',
    'print',
    'assistant',
    'social',
    'views',
    'contact',
    'transcripts',
    'digest',
    'photo',
    'sections',
    'gallery',
    'confirmations',
    'editing',
    'page',
    'statistics',
    'sport',
    'places',
  ],
  recruiting: ['contacts', 'favorites', 'lists', 'activity', 'filters', 'center'],
  messaging: ['safety', 'inbox', 'messages', 'notices', 'conversations'],
  search: ['counting', 'history', 'query', 'index', 'filters'],
  billing: [
    'catalog',
    'taxes',
    'account',
    'purchases',
    'renewals',
    'transactions',
    'refunds',
    'notices',
    'charges',
    'invoices',
    'methods',
    'mails',
    'ledger',
    'subscriptions',
  ],
  affiliates: ['codes', 'invites', 'sales', 'payouts', 'commission'],
  tasks: ['ledger', 'timer', 'notes', 'work', 'program'],
  matching: ['downloads', 'results', 'method', 'survey', 'stored', 'owner', 'words', 'catalog', 'score'],
}

const floorOf = (path: string): string => path.slice(0, path.indexOf('/'))
const isProduct = (path: string): boolean => /^(contract|payment-sandbox|server|web)\/src\//.test(path)

const placeOf = (path: string) => {
  for (const { name, holds, mayImport } of rooms) {
    const match = holds.exec(path)
    if (match) return { name, mayImport, part: match.groups?.part }
  }
  return null
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const packageFault = ({ from, specifier }: Import): string | null => {
  const allowed = packagesOf[floorOf(from)]
  if (isTest(from) || allowed === undefined || allowed.includes(packageName(specifier))) return null
  return `${floorOf(from)} may not use the package ${specifier}: it imports ${allowed.join(', ')} alone`
}

const floorFault = (from: string, to: string): string | null => {
  if (isForTests(from) && to.startsWith('tools/services/')) return null
  // The product reaches the payment sandbox over the wire. Its tests start it.
  if (isForTests(from) && /^payment-sandbox\/.*\.factory\.ts$/.test(to)) return null
  if (floorOf(from) === floorOf(to) || floorArrows[floorOf(from)]?.includes(floorOf(to))) return null
  return `${floorOf(from)} may not import ${to}: floors meet in the contract alone`
}

const isTables = (path: string): boolean => path.endsWith('.tables.ts')

/**
 * Tables reference other modules' tables, and the demo fills them all. All other code uses `*.reads.ts` or a function.
 */
const maySeeTables = (path: string): boolean => isTables(path) || path.startsWith('server/src/demo/')

const moduleFault = (from: string, part: string | undefined, to: string): string | null => {
  const [, target = '', file] = /^server\/src\/modules\/([^/]+)\/(.+)$/.exec(to) ?? []
  if (part !== undefined && !moduleArrows[part]?.includes(target))
    return `module ${part} may not import module ${target}: send an event, or change the arrows on purpose`
  if (file === 'index.ts' || (isTables(to) && maySeeTables(from))) return null
  return `${to} is inside module ${target}: import what its index.ts offers`
}

/** A module exports functions and the columns in its `*.reads.ts`. Its tables stay private. */
const doorFault = ({ from, specifier, clause }: Import): string | null =>
  /^server\/src\/modules\/[^/]+\/index\.ts$/.test(from) && isTables(specifier) && !clause.startsWith('type ')
    ? `offers tables of ${specifier}: offer a function, or the columns that others read in a *.reads.ts`
    : null

const roomFault = (from: string, to: string): string | null => {
  const source = placeOf(from)
  const target = placeOf(to)
  if (source === null || !isCode(to)) return null
  if (target === null) return `${to} is outside the rooms in arrows.ts: product code may not import it`
  if (isForTests(to)) return `${to} is for tests alone: move what the product needs out of it`
  if (source.name === target.name && source.part === target.part) return null
  if (source.name === 'features' && target.name === 'features')
    return `feature ${source.part} may not import feature ${target.part}: join them in a route`
  if (source.name !== target.name && !source.mayImport.includes(target.name))
    return `${source.name} may not import ${target.name} (${to}): imports run one way`
  return target.name === 'modules' ? moduleFault(from, source.part, to) : null
}

const judge = (found: Import): string | null => {
  const { from, to } = found
  if (to === null) return packageFault(found)
  // Tests may import their whole floor. Rooms restrict only the product.
  return floorFault(from, to) ?? (isForTests(from) ? null : (roomFault(from, to) ?? doorFault(found)))
}

/** Imports run one way: between floors, between the rooms of a floor, and between modules. */
export const arrows: Check = (tree) => {
  const homeless = [...tree.keys()]
    .filter((path) => isProduct(path) && isCode(path) && !isForTests(path) && placeOf(path) === null)
    .map((path) => fault(path, 1, 'is in no room: move it, or add a room in arrows.ts'))
  const wrong = importsIn(tree)
    .filter(({ from }) => isProduct(from))
    .flatMap((found) => {
      const what = judge(found)
      return what === null ? [] : [fault(found.from, found.line, what)]
    })
  return [...homeless, ...wrong]
}
