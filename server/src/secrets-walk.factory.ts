import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { TestApp } from './app.factory.ts'
import { users } from './modules/accounts/accounts.tables.ts'
import { athletes, documents } from './modules/profiles/profiles.tables.ts'
import { contacts } from './modules/profiles/sections/sections.tables.ts'

/** What is stored about a minor, and who may read it. */
export interface Secret {
  readonly text: string
  /** `contacts`: for people who may contact the athlete. `own`: for the family. */
  readonly level: 'contacts' | 'own'
}

export interface Target {
  readonly name: string
  readonly athlete_id: string
  readonly user_id: string
  readonly slug: string
  readonly secrets: readonly Secret[]
}

/**
 * Gives an athlete secrets that occur nowhere else, so any byte of them in an answer is a leak. Written directly, past
 * the form rules: a birth date in 1971 appears in no schedule.
 */
export const plantSecrets = async (
  { ports }: TestApp,
  { slug, number }: { slug: string; number: number },
): Promise<Target> => {
  const { db } = ports.database
  const [athlete] = await db.select().from(athletes).where(eq(athletes.slug, slug))
  if (!athlete) throw new Error(`There is no athlete ${slug}`)
  const { id: athlete_id, user_id } = athlete
  const login = `login-${number}@minor-secret.test`
  const reach = {
    email: `contact-${number}@minor-secret.test`,
    phone: `(541) 555-77${String(number).padStart(2, '0')}`,
    parent_email: `parent-${number}@minor-secret.test`,
    parent_phone: `(541) 555-88${String(number).padStart(2, '0')}`,
  }
  const own = {
    birth_date: `1971-01-${String(number).padStart(2, '0')}`,
    address: `${7000 + number} Quiet Secret Lane`,
    access_code: `ZQXJ${String(number).padStart(2, '0')}`,
  }
  await db.update(users).set({ email: login }).where(eq(users.id, user_id))
  await db.update(athletes).set(own).where(eq(athletes.id, athlete_id))
  await db
    .insert(contacts)
    .values({ athlete_id, ...reach })
    .onConflictDoUpdate({ target: contacts.athlete_id, set: reach })
  await db.delete(documents).where(eq(documents.athlete_id, athlete_id))
  return {
    name: slug,
    athlete_id,
    user_id,
    slug,
    secrets: [
      ...Object.values(reach).map((text) => ({ text, level: 'contacts' as const })),
      ...[login, ...Object.values(own)].map((text) => ({ text, level: 'own' as const })),
    ],
  }
}

const routesFolder = fileURLToPath(new URL('../../web/src/routes/', import.meta.url))

/** Every page, from the route files, so a new one can't be forgotten. */
export const pagePatterns = (): string[] =>
  readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('__root') && !/(^|\/)-/.test(file))
    .map((file) =>
      `/${file.replace(/\.tsx$/, '')}`
        .replaceAll('.', '/')
        .replace(/\/_main/, '')
        .replace(/\$athleteId_/, '$athleteId')
        .replace(/\/index$/, '/'),
    )
    .filter((path, place, all) => path !== '' && all.indexOf(path) === place)
