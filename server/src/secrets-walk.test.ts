import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { actorFacts, boundEndpoints } from './app.ts'
import { loadBundledData } from './bundled-data.ts'
import { readConfig } from './config.ts'
import { fillDemoWorld } from './demo/fill-demo-world.ts'
import { buildUser } from './modules/accounts/accounts.factory.ts'
import { guardians, users } from './modules/accounts/accounts.tables.ts'
import { sessionLookup } from './modules/accounts/session-lookup.queries.ts'
import { subscriptions } from './modules/billing/payments.tables.ts'
import { collegeCoaches } from './modules/colleges/colleges.tables.ts'
import { athletes, documents } from './modules/profiles/profiles.tables.ts'
import { contacts } from './modules/profiles/sections/sections.tables.ts'
import { rosterAssignments, rosterClaims } from './modules/roster/roster.tables.ts'
import { decideTeamCoach } from './modules/teams/team-coaches.queries.ts'
import { insertMember } from './modules/teams/teams.queries.ts'
import { teamMembers } from './modules/teams/teams.tables.ts'
import { apiPrefix } from './platform/http/mount.ts'
import { loadBuiltWeb } from './platform/http/web.ts'
import { startSession } from './platform/sessions/sessions.ts'
import { pagePatterns, plantSecrets, type Secret, type Target } from './secrets-walk.factory.ts'
import { viewerReads } from './viewer-facts.ts'

/**
 * Requests everything, as everyone, with everyone else's ids, and reads every byte of the answers, pages as well as
 * calls. No email, phone, birth date, street, or access code of a minor reaches anyone who may not have it.
 */

let tested: TestApp
let targets: Target[] = []
const amara = () => targets[0] as Target
const stranger = () => targets[1] as Target
const hidden = () => targets[2] as Target

const db = () => tested.ports.database.db
const userBy = async (email: string): Promise<string> => {
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`Nobody has the address ${email}`)
  return user.id
}

interface Viewer {
  readonly name: string
  readonly token: string | null
  readonly actor: Actor | null
  /** The secrets this person may see. */
  readonly may: (target: Target, level: Secret['level']) => boolean
}
let viewers: Viewer[] = []

const nothing: Viewer['may'] = () => false
const reaches =
  (...known: (() => Target)[]): Viewer['may'] =>
  (target, level) =>
    level === 'contacts' && known.some((one) => one() === target)
const ownsAll =
  (...known: (() => Target)[]): Viewer['may'] =>
  (target) =>
    known.some((one) => one() === target)

const viewer = async (name: string, userId: string | null, may: Viewer['may']): Promise<Viewer> => {
  if (!userId) return { name, token: null, actor: null, may }
  const { token } = await startSession(db(), { userId, remember: true })
  const session = await sessionLookup(db(), actorFacts, viewerReads)(token)
  if (!session) throw new Error(`The session of ${name} is not found`)
  return { name, token, actor: session.actor, may }
}

/** An athlete that none of the demo people look after, and who never paid: editors see the payers. */
const findSlug = async (isVisible: boolean, except: readonly string[]): Promise<string> => {
  const found = await db()
    .select({ slug: athletes.slug })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .leftJoin(guardians, eq(guardians.athlete_user_id, athletes.user_id))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, athletes.user_id))
    .leftJoin(rosterAssignments, eq(rosterAssignments.athlete_user_id, athletes.user_id))
    .leftJoin(teamMembers, eq(teamMembers.user_id, athletes.user_id))
    .leftJoin(subscriptions, eq(subscriptions.athlete_user_id, athletes.user_id))
    .where(
      and(
        eq(athletes.is_visible, isVisible),
        isNull(guardians.parent_id),
        isNull(rosterClaims.athlete_user_id),
        isNull(rosterAssignments.athlete_user_id),
        isNull(teamMembers.user_id),
        isNull(subscriptions.id),
      ),
    )
    .orderBy(athletes.slug)
  const [first] = found.filter(({ slug }) => !except.includes(slug))
  if (!first) throw new Error(`No ${isVisible ? 'visible' : 'hidden'} athlete that nobody looks after`)
  return first.slug
}

/** A coach confirmed for the demo athlete's team. */
const teamCoach = async (): Promise<string> => {
  const [member] = await db().select().from(teamMembers).where(eq(teamMembers.user_id, amara().user_id))
  const team_id = member?.team_id ?? ''
  const user_id = await buildUser(db(), { type: 'coach', first_name: 'Team', last_name: 'Coach' })
  await insertMember(db(), team_id, user_id)
  const decided_by = await userBy('admin@fieldhouse.test')
  await decideTeamCoach(db(), { team_id, user_id }, { decided_by, reason: null })
  return user_id
}

const makeViewers = async (): Promise<Viewer[]> => {
  const demo = (name: string) => userBy(`${name}@fieldhouse.test`)
  return Promise.all([
    viewer('a visitor', null, nothing),
    viewer('the athlete', amara().user_id, ownsAll(amara)),
    viewer('her parent', await demo('parent'), ownsAll(amara)),
    viewer('another athlete', await buildUser(db(), { type: 'athlete' }), nothing),
    viewer('another parent', await buildUser(db(), { type: 'parent' }), nothing),
    viewer('the coach she is assigned to', await demo('coach'), reaches(amara, stranger)),
    viewer('a verified coach', await userBy('marisol.tran@portland-state.test'), reaches(amara, stranger)),
    viewer('a coach of her team', await teamCoach(), reaches(amara)),
    viewer('a waiting coach', await demo('waiting.coach'), nothing),
    viewer('a refused coach', await demo('refused.coach'), nothing),
    viewer('a paused coach', await demo('paused.coach'), nothing),
    viewer('a coach who waits for her team', await demo('team.coach'), nothing),
    viewer('her success coach', await demo('rsc'), reaches(amara)),
    viewer('another success coach', await buildUser(db(), { type: 'rsc' }), nothing),
    viewer('an affiliate', await demo('affiliate'), nothing),
    viewer('an editor', await demo('editor'), nothing),
    viewer('a person without a role', await demo('unknown'), nothing),
  ])
}

beforeAll(async () => {
  tested = await testApp({ web: await loadBuiltWeb() })
  // The walk is one flood. The limits have their own tests.
  tested.ports.limiter.take = () => 0
  await loadBundledData(db())
  await fillDemoWorld(db(), { athletes: 120 })
  targets = [await plantSecrets(tested, { slug: 'amara-whitlock', number: 1 })]
  const visible = await findSlug(true, ['amara-whitlock'])
  targets.push(await plantSecrets(tested, { slug: visible, number: 2 }))
  targets.push(await plantSecrets(tested, { slug: await findSlug(false, []), number: 3 }))
  viewers = await makeViewers()
}, 120_000)
afterAll(() => tested.close())

interface Leak {
  readonly viewer: string
  readonly request: string
  readonly secret: string
}

/** Secrets in this answer that its reader may not see. */
const leaksIn = ({ name, may }: Viewer, request: string, bytes: string): Leak[] =>
  targets.flatMap((target) =>
    target.secrets
      .filter(({ text, level }) => !may(target, level) && bytes.includes(text))
      .map(({ text }) => ({ viewer: name, request, secret: text })),
  )

let households = 0
const ask = async (who: Viewer, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
  const number = ++households
  const options: InjectOptions = {
    method,
    url,
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
    ...(body ? { payload: body } : {}),
  }
  const answer = await tested.app.inject(options)
  return { status: answer.statusCode, bytes: `${JSON.stringify(answer.headers)}${answer.body}` }
}

/** Reading changes nothing, so all read together, and the database works while pages are drawn. */
const everyone = <T>(read: (who: Viewer) => Promise<T>): Promise<T[]> => Promise.all(viewers.map(read))

/** All values for a path or a query about this athlete. */
const valuesFor = (name: string, { slug, athlete_id, user_id }: Target): readonly (string | number)[] => {
  const coach = known.coach_id
  switch (name) {
    case 'id':
    case 'user_id':
      return [slug, athlete_id, user_id]
    case 'athlete_id':
    case 'user':
    case 'sender_id':
      return [user_id]
    case 'contact':
    case 'recipient_id':
      return [user_id, coach]
    case 'collegeId':
    case 'college_id':
    case 'school':
      return [known.college_id]
    case 'q':
      return [slug.split('-').at(-1) ?? '']
    case 'group':
      return ['awards']
    case 'list':
      return ['results']
    case 'team_id':
      return [known.team_id]
    case 'key':
      return ['basketball']
    default:
      return [user_id]
  }
}
const known = { coach_id: '', college_id: 0, team_id: '' }
beforeAll(async () => {
  known.coach_id = await userBy('coach@fieldhouse.test')
  const [contact] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.user_id, known.coach_id))
  known.college_id = contact?.college_id ?? 0
  const [member] = await db().select().from(teamMembers).where(ne(teamMembers.user_id, known.coach_id))
  known.team_id = member?.team_id ?? ''
})

const shapeOf = (schema: Endpoint['query']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : []

/** All ways to fill in the variables of a path. */
const filled = (path: string, variable: RegExp, target: Target): string[] => {
  const match = variable.exec(path)
  if (!match?.[1]) return [path]
  return valuesFor(match[1], target).flatMap((value) =>
    filled(path.replace(match[0], encodeURIComponent(String(value))), variable, target),
  )
}

/** Without a query, and with each of its parts that names a person. */
const queriesOf = ({ query }: Endpoint, target: Target): string[] => {
  const names = shapeOf(query).filter((name) =>
    ['user', 'contact', 'athlete_id', 'college_id', 'school', 'q', 'list'].includes(name),
  )
  if (names.length === 0) return ['']
  const pairs = names.map((name) => [name, String(valuesFor(name, target)[0])])
  const others = names.map((name) => [name, String(valuesFor(name, target).at(-1))])
  return ['', ...new Set([pairs, others].map((list) => `?${new URLSearchParams(list)}`))]
}

const endpoints = () => Object.values(boundEndpoints(readConfig({}), tested.ports)).flat()

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/**
 * The addresses to ask for as this person. A guard doesn't read the address, so a person whom it refuses asks once: the
 * contract walk proves the rest.
 */
const urlsFor = ({ actor }: Viewer, { guard }: Endpoint, urls: readonly string[]): readonly string[] =>
  allows(guard, actor) ? urls : urls.slice(0, 1)

/**
 * The same addresses about each athlete, the first one's first. A form of id that nobody gets a page by, not even the
 * first athlete's own family, is not tried with the others.
 */
const walkPages = async (pattern: string, askAll: (url: string) => Promise<number[]>): Promise<void> => {
  const named = pattern.replace('$athleteId', '$id').replace('$slug', '$id')
  const [first = [], ...others] = targets.map((target) => filled(named, /\$(\w+)/, target))
  const asked = new Set<string>()
  for (const [form, url] of first.entries()) {
    if (asked.has(url)) continue
    asked.add(url)
    const statuses = await askAll(url)
    if (statuses.every((status) => status === 404)) continue
    for (const other of others.map((urls) => urls[form] ?? '').filter((found) => !asked.has(found))) {
      asked.add(other)
      await askAll(other)
    }
  }
}

describe('no secret of a minor reaches anyone who may not have it', () => {
  test('through any call that reads', async () => {
    const leaks: Leak[] = []
    const broken: string[] = []
    let asked = 0
    for (const { endpoint } of endpoints()) {
      if (endpoint.method !== 'GET' || endpoint.file) continue
      const urls = unique(
        targets.flatMap((target) =>
          filled(endpoint.path, /\{(\w+)\}/, target).flatMap((path) =>
            queriesOf(endpoint, target).map((query) => apiPrefix + path + query),
          ),
        ),
      )
      await everyone(async (who) => {
        for (const url of urlsFor(who, endpoint, urls)) {
          const { status, bytes } = await ask(who, 'GET', url)
          asked += 1
          leaks.push(...leaksIn(who, `GET ${url}`, bytes))
          const isProviderAway = status === 503 && endpoint.errors?.includes('unavailable') === true
          if (status >= 500 && !isProviderAway) broken.push(`${status} ${url}`)
        }
      })
    }
    expect({ leaks, broken }).toEqual({ leaks: [], broken: [] })
    expect(asked).toBeGreaterThan(1000)
  }, 600_000)

  test('through any page, in any embedded data', async () => {
    const leaks: Leak[] = []
    const broken: string[] = []
    let asked = 0
    const askAll = (url: string): Promise<number[]> =>
      everyone(async (who) => {
        const { status, bytes } = await ask(who, 'GET', url)
        asked += 1
        leaks.push(...leaksIn(who, `GET ${url}`, bytes))
        if (status >= 500) broken.push(`${status} ${url}`)
        return status
      })
    for (const pattern of pagePatterns().filter((path) => !path.startsWith('/dev/')))
      await walkPages(pattern, askAll)
    expect({ leaks, broken }).toEqual({ leaks: [], broken: [] })
    expect(asked).toBeGreaterThan(500)
  }, 600_000)

  test('through a page that a visitor gets after another person', async () => {
    const leaks: Leak[] = []
    const [visitor] = viewers as [Viewer, ...Viewer[]]
    for (const { slug, athlete_id } of targets)
      for (const who of viewers) {
        // A new version, so the first visitor fills the cache.
        await db()
          .update(documents)
          .set({ version: sql`${documents.version} + 1` })
          .where(eq(documents.athlete_id, athlete_id))
        await ask(who, 'GET', `/${slug}`)
        const { bytes } = await ask(visitor, 'GET', `/${slug}`)
        leaks.push(...leaksIn(visitor, `GET /${slug} after ${who.name}`, bytes))
      }
    expect(leaks).toEqual([])
  }, 600_000)
})

/** Everything stored about an athlete, as one text. */
const stateOf = async ({ athlete_id, user_id }: Target): Promise<string> => {
  const [user] = await db().select().from(users).where(eq(users.id, user_id))
  const [athlete] = await db().select().from(athletes).where(eq(athletes.id, athlete_id))
  const [contact] = await db().select().from(contacts).where(eq(contacts.athlete_id, athlete_id))
  return JSON.stringify({ user, athlete, contact })
}

test('no call by a stranger changes an athlete, or answers with a secret', async () => {
  const before = await Promise.all(targets.map(stateOf))
  const leaks: Leak[] = []
  const broken: string[] = []
  const strangers = viewers.filter(({ may }) => may === nothing)
  expect(strangers.length).toBeGreaterThan(8)
  for (const { endpoint } of endpoints()) {
    if (endpoint.method === 'GET' || endpoint.path === '/logout') continue
    const urls = unique(
      targets.flatMap((target) => filled(endpoint.path, /\{(\w+)\}/, target).map((path) => apiPrefix + path)),
    )
    const body = { user: amara().user_id, recipient_id: amara().user_id, athlete_user_id: amara().user_id }
    for (const who of strangers)
      for (const url of urlsFor(who, endpoint, urls)) {
        const { method } = endpoint
        const { status, bytes } = await ask(who, method, url, method === 'POST' ? body : undefined)
        leaks.push(...leaksIn(who, `${method} ${url}`, bytes))
        if (status >= 500) broken.push(`${status} ${method} ${url}`)
      }
  }
  expect({ leaks, broken }).toEqual({ leaks: [], broken: [] })
  expect(await Promise.all(targets.map(stateOf))).toEqual(before)
  expect(stranger().slug).not.toBe(hidden().slug)
}, 600_000)
