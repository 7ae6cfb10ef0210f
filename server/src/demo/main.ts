/** `npm run demo -- --athletes 1000000`: the demo world on PostgreSQL, in any size. */
import { parseArgs } from 'node:util'
import { loadBundledData } from '../bundled-data.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { StartupFault } from '../platform/startup-fault.ts'
import { type CopyProgress, copyDemoWorld } from './copy-demo-world.ts'
import { hasDemoWorld } from './fill-demo-world.ts'

const readAthleteCount = (): number => {
  const { values } = parseArgs({ options: { athletes: { type: 'string', default: '3000' } } })
  if (!/^\d{1,8}$/.test(values.athletes))
    throw new StartupFault('--athletes must be a whole number, such as 1000000.')
  return Number(values.athletes)
}

const openPostgres = (): Promise<Database> => {
  const { database, isProduction } = readConfig()
  if (isProduction) throw new StartupFault('The demo world is for development, not for production.')
  if (database.engine === 'embedded')
    throw new StartupFault(
      'This needs a PostgreSQL database: set DATABASE_URL. (Without one, npm start makes a small demo world.)',
    )
  return openDatabase(database, (error) => say(`A connection was lost: ${error.message}`))
}

const make = async ({ db, pool }: Database, athletes: number): Promise<void> => {
  await migrate(db)
  await loadBundledData(db)
  if (await hasDemoWorld(db)) throw new StartupFault('This database has a demo world already.')
  await copyDemoWorld(pool, { athletes }, tellProgress)
}

const whole = (number: number) => Math.round(number).toLocaleString('en-US')

const tellProgress = ({ table, rows, rowsPerSecond }: CopyProgress) =>
  say(`${table}: ${whole(rows)} rows, ${whole(rowsPerSecond)} a second`)

const say = (line: string) => process.stdout.write(`${line}\n`)

const main = async (): Promise<void> => {
  const athletes = readAthleteCount()
  const database = await openPostgres()
  try {
    await make(database, athletes)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
