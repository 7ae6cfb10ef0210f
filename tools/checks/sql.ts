import { type Import, importsIn } from './imports.ts'
import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, isForTests } from './tree.ts'

/** The module files that may contain SQL. `*.reads.ts` lists the columns that other modules may read. */
const mayHoldSql = (path: string): boolean => /\.(queries|tables|reads)\.ts$/.test(path)

/** The arrows check covers what an index.ts may export. */
const isDoor = (path: string): boolean => path.endsWith('/index.ts')

const isBound = (path: string): boolean =>
  path.startsWith('server/src/modules/') && isCode(path) && !isForTests(path) && !mayHoldSql(path)

/** `type Row` and `{ type SQL, type Row }` import only types, so they can't run anything. */
const bringsTypesOnly = ({ clause }: Import): boolean =>
  clause.startsWith('type ') ||
  (clause.startsWith('{') &&
    clause
      .replace(/[{}]/g, '')
      .split(',')
      .map((part) => part.trim())
      .every((part) => part === '' || part.startsWith('type ')))

const isOfSql = ({ specifier }: Import): boolean =>
  /^drizzle-orm(\/|$)/.test(specifier) || specifier.endsWith('.tables.ts')

const call = /\b(?:db|tx)\s*\.\s*(?:select\w*|insert|update|delete|execute|with|\$count)\s*[(<]/g

const advice = 'SQL belongs in a *.queries.ts: move it into a function there with a clear name'

/** A use case reads like the rule it implements. Each of its queries has a name in a *.queries.ts. */
export const sql: Check = (tree) => [
  ...importsIn(tree)
    .filter(
      (found) => isBound(found.from) && !isDoor(found.from) && isOfSql(found) && !bringsTypesOnly(found),
    )
    .map(({ from, line, specifier }) => fault(from, line, `imports ${specifier}. ${advice}`)),
  ...[...tree]
    .filter(([path]) => isBound(path))
    .flatMap(([path, text]) =>
      faultsWhere(path, codeOnly(text), call, () => `queries the database itself. ${advice}`),
    ),
]
