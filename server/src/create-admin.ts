import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type PasswordOwner, passwordStrength } from '@fieldhouse/contract/password-strength'
import * as z from 'zod'
import { readConfig } from './config.ts'
import { createAdmin } from './modules/accounts/index.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { StartupFault } from './platform/startup-fault.ts'

/**
 * `npm run admin:create -- --email … --first-name … --last-name …`: the first person in an empty production database.
 */

const usage = 'Use: npm run admin:create -- --email you@example.com --first-name Ada --last-name Park'

const person = z.object({
  email: z.email(),
  'first-name': z.string().trim().min(1),
  'last-name': z.string().trim().min(1),
})

const readPerson = () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
    strict: false,
  })
  const parsed = person.safeParse(values)
  if (!parsed.success) throw new StartupFault(usage)
  return parsed.data
}

/** Random, and drawn again in the rare case that it would be refused. */
const newPassword = (owner: PasswordOwner): string => {
  const password = randomBytes(12).toString('base64url')
  return passwordStrength(password, { owner }) === 'Weak' ? newPassword(owner) : password
}

const create = async () => {
  const { email, 'first-name': first_name, 'last-name': last_name } = readPerson()
  const database = await openDatabase(readConfig().database, () => {})
  try {
    await migrate(database.db)
    const password = newPassword({ email, first_name, last_name })
    const isNew = await createAdmin(database.db, { email, first_name, last_name, password })
    if (!isNew) throw new StartupFault(`There is already an account with ${email}.`)
    process.stdout.write(`${email} is a super admin now. Password, shown this once: ${password}\n`)
  } finally {
    await database.close()
  }
}

try {
  await create()
} catch (error) {
  process.stderr.write(`${error instanceof StartupFault ? error.message : error}\n`)
  process.exitCode = 1
}
