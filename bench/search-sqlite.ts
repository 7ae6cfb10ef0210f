import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { SearchCase } from './search-cases.ts'

const rowsPerRead = 20_000

const schema = `
  create table athletes (rowid integer primary key, id text, slug text, first_name text, last_name text, photo text,
    sport text, position text, class integer, state text, height integer, weight integer, school text, city text,
    is_visible integer, score integer);
  create virtual table names using fts5(name, content='', prefix='2 3', tokenize='unicode61 remove_diacritics 2');
  create virtual table trigrams using fts5(name, content='', detail=none, tokenize='trigram');`

/** The same athletes in SQLite, with its own full-text index, and a trigram index for misspellings. */
export const fillSqlite = async (url: string): Promise<DatabaseSync> => {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(schema)
  const client = new pg.Client(url)
  await client.connect()
  const add = sqlite.prepare(`insert into athletes values (${Array(16).fill('?').join()})`)
  const addName = sqlite.prepare('insert into names (rowid, name) values (?, ?)')
  const addTrigrams = sqlite.prepare('insert into trigrams (rowid, name) values (?, ?)')
  let place = 0
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query(
      `select athlete_id, slug, first_name, last_name, photo_url, sport_key, position, class_year, state, height_in,
        weight_lb, high_school, city, is_visible::int, score
      from search_athletes where athlete_id > $1 order by athlete_id limit ${rowsPerRead}`,
      [last],
    )
    sqlite.exec('begin')
    for (const row of rows) {
      add.run(++place, ...(Object.values(row) as (string | number | null)[]))
      for (const adding of [addName, addTrigrams]) adding.run(place, `${row.first_name} ${row.last_name}`)
    }
    sqlite.exec('commit')
    if (rows.length < rowsPerRead) break
    last = rows.at(-1).athlete_id
  }
  sqlite.exec('create index athletes_choice on athletes (sport, class, state, score desc, id); analyze')
  await client.end()
  return sqlite
}

const matching = (table: 'names' | 'trigrams', match: string) => ({
  page: `select athletes.* from ${table} join athletes on athletes.rowid = ${table}.rowid
    where ${table} match '${match}' and is_visible order by ${table === 'names' ? 'score desc, id' : 'rank'} limit 15`,
  count: `select count(*) from (select 1 from ${table} join athletes on athletes.rowid = ${table}.rowid
    where ${table} match '${match}' and is_visible limit 1001)`,
})

const chosen = `sport = 'basketball' and class in (2027, 2028) and state = 'TX' and is_visible`

const questions: Record<SearchCase, { page: string; count: string }> = {
  prefix: matching('names', 'jo*'),
  fullName: matching('names', 'john* smith*'),
  surname: matching('names', 'johnson*'),
  typo: matching('trigrams', 'jho OR hon OR ons OR nso OR son'),
  filters: {
    page: `select * from athletes where ${chosen} order by score desc, id limit 15`,
    count: `select count(*) from (select 1 from athletes where ${chosen} limit 1001)`,
  },
}

/** The cost of a case in SQLite: a page and the total. */
export const sqliteQuestion = (sqlite: DatabaseSync, name: SearchCase): (() => Promise<void>) => {
  const prepared = Object.values(questions[name]).map((text) => sqlite.prepare(text))
  return async () => {
    for (const statement of prepared) statement.all()
  }
}
