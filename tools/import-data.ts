/**
 * Creates the checked-in copies of the open data from a folder with the source files:
 *
 *   node tools/import-data.ts <folder>
 *
 * Each copy keeps only what the product uses. Sources and licenses are in NOTICE.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCsv } from '../server/src/platform/database/csv.ts'

type Row = Record<string, string>

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: node tools/import-data.ts <folder with the source files>')
  process.exit(1)
}

const server = join(import.meta.dirname, '../server/src')

const source = (name: string) => readCsv(readFileSync(join(folder, name), 'utf8'))

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const toCsv = (columns: readonly string[], rows: readonly Row[]) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((line) => `${line.map(field).join(',')}\n`)
    .join('')

const write = (path: string, columns: readonly string[], rows: readonly Row[]) => {
  const target = join(server, path)
  const csv = toCsv(columns, rows)
  const bytes = path.endsWith('.gz') ? gzipSync(csv, { level: 9 }) : Buffer.from(csv)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, bytes)
  console.log(`${basename(path)}: ${rows.length} rows, ${Math.round(bytes.length / 1024)} kB`)
}

const yesNo = (text = '') => ({ yes: 'true', no: 'false' })[text] ?? ''

const college = (row: Row): Row => ({
  ...row,
  id: row.unitid ?? '',
  open_admission: yesNo(row.open_admission),
  hbcu: yesNo(row.hbcu),
  mens_basketball: yesNo(row.mens_basketball),
  womens_basketball: yesNo(row.womens_basketball),
  mens_team_budget: row.mens_team_budget_usd ?? '',
  womens_team_budget: row.womens_team_budget_usd ?? '',
  basketball_confirmed: String(
    row.basketball_evidence !== 'unverified' && !row.division_source?.includes('absent from'),
  ),
})

const collegeColumns = [
  ...['id', 'name', 'short_name', 'aliases', 'city', 'state', 'zip', 'lat', 'lon', 'website'],
  ...['level', 'control', 'setting', 'undergrad_enrollment', 'admission_rate', 'open_admission', 'sat_avg'],
  ...['sat_read_25', 'sat_read_75', 'sat_math_25', 'sat_math_75', 'act_25', 'act_75'],
  ...['in_state_tuition', 'out_state_tuition', 'avg_net_cost', 'cost_of_attendance', 'graduation_rate'],
  ...['top_majors', 'hbcu', 'single_sex', 'division', 'conference', 'mascot'],
  ...['color_primary', 'color_secondary', 'mens_basketball', 'womens_basketball', 'mens_roster'],
  ...['womens_roster', 'mens_team_budget', 'womens_team_budget', 'basketball_confirmed'],
]

write('modules/colleges/data/colleges.csv', collegeColumns, source('colleges.csv').map(college))

write(
  'platform/places/data/us-places.csv.gz',
  ['zip', 'city', 'state', 'lat', 'lon', 'city_population'],
  source('us_places.csv'),
)

write(
  'demo/data/first-names.csv',
  ['name', 'sex', 'births'],
  source('first_names.csv').map((row) => ({ ...row, births: row.births_2005_2010 ?? '' })),
)

write('demo/data/last-names.csv', ['name', 'count'], source('last_names.csv'))

// A school named only once is often a misspelling, and home is no school to put on a page.
const isSchool = ({ name = '', roster_mentions }: Row) =>
  Number(roster_mentions) > 1 && /^[A-Z]/.test(name) && !/home ?school|[()]/i.test(name)

const straightApostrophe = (text = '') => text.replaceAll('’', "'")

write(
  'demo/data/high-schools.csv',
  ['name', 'city', 'state'],
  source('high_schools.csv')
    .filter(isSchool)
    .map((row) => ({ ...row, name: straightApostrophe(row.name), city: straightApostrophe(row.city) })),
)
