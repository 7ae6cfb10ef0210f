import { type Import, importsIn } from './imports.ts'
import { codeOnly } from './source.ts'
import { type Check, fault, faultsWhere, isCode, isForTests } from './tree.ts'

/** The files of a module that may contain SQL. What others may read of its tables is named in `*.reads.ts`. */
const mayHoldSql = (path: string): boolean => /\.(queries|tables|reads)\.ts$/.test(path)

/** What an index.ts may pass on is a matter of the arrows. */
const isDoor = (path: string): boolean => path.endsWith('/index.ts')

const isBound = (path: string): boolean =>
  path.startsWith('server/src/modules/') && isCode(path) && !isForTests(path) && !mayHoldSql(path)

/** `type Row` and `{ type SQL, type Row }` bring types alone: nothing can be run with them. */
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

const advice = 'SQL belongs in a *.queries.ts: move it into a function there that says what it does'

/** A use case reads like the rule it fulfills: what it asks of the database has a name in a *.queries.ts. */
export const sql: Check = (tree) => [
  ...importsIn(tree)
    .filter(
      (found) => isBound(found.from) && !isDoor(found.from) && isOfSql(found) && !bringsTypesOnly(found),
    )
    .map(({ from, line, specifier }) => fault(from, line, `imports ${specifier}. ${advice}`)),
  ...[...tree]
    .filter(([path]) => isBound(path))
    .flatMap(([path, text]) =>
      faultsWhere(path, codeOnly(text), call, () => `asks the database itself. ${advice}`),
    ),
]
