import { eq } from 'drizzle-orm'
import { alias, PgDialect, pgTable, QueryBuilder, text, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { readOnly, readOnlyAs } from './read-only.ts'

const people = pgTable('people', { id: uuid().primaryKey(), name: text().notNull(), secret: text() })
const pages = pgTable('pages', { id: uuid().primaryKey(), person_id: uuid().notNull() })
const readable = readOnly(people, 'id', 'name')
const query = new QueryBuilder()

test('only the named columns can be read', () => {
  expect(Object.keys(readable)).toEqual(expect.arrayContaining(['id', 'name']))
  expect(Object.keys(readable)).not.toContain('secret')
  expect(query.select().from(readable).toSQL().sql).toBe('select "id", "name" from "people"')
})

test('a join is a join with the table itself', () => {
  const joined = (table: typeof people | typeof readable) =>
    query
      .select({ id: pages.id, name: table.name })
      .from(pages)
      .leftJoin(table, eq(table.id, pages.person_id))
      .toSQL().sql
  expect(joined(readable)).toBe(joined(people))
})

test('under another name it is an alias of the table', () => {
  const owners = readOnlyAs(readable, 'owners')
  const expected = alias(people, 'owners')
  const joined = (table: typeof owners | typeof expected) =>
    query.select({ name: table.name }).from(pages).innerJoin(table, eq(table.id, pages.person_id)).toSQL().sql
  expect(joined(owners)).toBe(joined(expected))
  expect(query.select({ id: owners.id }).from(owners).toSQL().sql).toBe('select "id" from "people" "owners"')
})

test("in a template it is the table, and its columns are the table's columns", () => {
  const dialect = new PgDialect()
  expect(dialect.sqlToQuery(readable.getSQL()).sql).toBe('"people"')
  expect(readable.name).toBe(people.name)
})
