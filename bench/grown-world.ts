import type { ClientBase } from 'pg'
import type { Ports } from '../server/src/ports.ts'

/** Tables that don't grow with the number of people: sessions, work in progress, and reference data. */
const leftOut =
  /^(accounts_sessions|tasks_program|outbox|jobs_|idempotency_|mailbox|mail_|secrets|health_|page_versions|places|affiliates_promo_codes|billing_catalog|billing_counters|billing_package|billing_held|site_contents|colleges$|reference_)/

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly is_generated: boolean
  readonly is_required: boolean
  /** The table that it points at. */
  readonly target: string | null
}

const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    a.attgenerated <> '' or a.attidentity <> '' as is_generated, a.attnotnull as is_required,
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as target
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`

/** The columns of each unique index. Of an index of expressions, all that they use. */
const uniques = `
  select c.relname as table,
    array(select distinct a.attname::text from pg_attribute a join pg_depend d on d.refobjid = a.attrelid
      and d.refobjsubid = a.attnum where d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
      and not a.attisdropped)
    || array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as names
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace`

const isText = (type: string) => /^(text|character varying)/.test(type)
const isNumber = (type: string) => /^(integer|bigint)$/.test(type)

/** The id in copy number `k`. An id has the same copy in every table. */
const copiedId = (name: string) => `md5("${name}"::text || k)::uuid`
const copiedUnique = ({ name, type }: Column) =>
  isText(type) ? `k || '-' || "${name}"` : `"${name}" + k * 1000000`

/** One statement for each table. It copies all rows `$1` times and gives the copies their own ids and unique values. */
const copies = (all: readonly Column[], unique: readonly { table: string; names: string[] }[]): string[] => {
  const tables = Map.groupBy(
    all.filter(({ table }) => !leftOut.test(table)),
    ({ table }) => table,
  )
  const grows = new Set(
    [...tables]
      .filter(([, of]) => of.some(({ type, is_required }) => type === 'uuid' && is_required))
      .map(([name]) => name),
  )
  const isCopiedId = ({ type, target }: Column) => type === 'uuid' && (target === null || grows.has(target))
  return [...tables].flatMap(([table, of]) => {
    if (!grows.has(table)) return []
    const given = of.filter(({ is_generated }) => !is_generated)
    const changed = unique
      .filter((index) => index.table === table)
      .map(({ names }) => of.filter(({ name }) => names.includes(name)))
      .filter((parts) => !parts.some((part) => part.is_generated || (part.is_required && isCopiedId(part))))
      .map((parts) => parts.find(({ type, target }) => (isText(type) || isNumber(type)) && target === null))
    // Copies in this table would not be unique, so it doesn't grow.
    if (changed.includes(undefined)) return []
    const values = given.map((column) => {
      if (isCopiedId(column)) return copiedId(column.name)
      return changed.includes(column) ? copiedUnique(column) : `"${column.name}"`
    })
    const names = given.map(({ name }) => `"${name}"`).join(', ')
    return [
      `insert into "${table}" (${names}) select ${values.join(', ')} from "${table}", generate_series(1, $1::int) as k`,
    ]
  })
}

/** Fills without the indexes and builds them afterwards, which takes a fifth of the time. */
const withoutIndexes = async (client: ClientBase, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
       and indexname not in (select conname from pg_constraint)`,
  )
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`)
  await work()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { indexdef } of rows) await client.query(indexdef)
}

/**
 * Multiplies the people of the demo world and everything they have, in the database. It also gathers the statistics,
 * as autovacuum would do later.
 */
export const growWorld = async (
  { database: { pool } }: Pick<Ports, 'database'>,
  times: number,
): Promise<void> => {
  if (times <= 1) return
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  // The foreign keys are correct by construction, and no trigger has to run.
  await client.query('set session_replication_role = replica')
  const { rows: all } = await client.query<Column>(columns)
  const { rows: unique } = await client.query<{ table: string; names: string[] }>(uniques)
  await withoutIndexes(client, async () => {
    for (const text of copies(all, unique)) await client.query(text, [times - 1])
  })
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  client.release(true)
}
