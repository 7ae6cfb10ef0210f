import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { bulkInsert } from '../../platform/database/bulk-insert.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians, users } from '../accounts/accounts.tables.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { rosterAssignments, rosterClaims } from '../roster/roster.tables.ts'
import { buildAthlete } from './profiles.factory.ts'
import { athletes, formerSlugs } from './profiles.tables.ts'

type Headers = Record<string, string>

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { send, signUp, whoIs, bearer } = visitor(() => tested)
const load = (idOrSlug: string, headers?: Headers) =>
  send('GET', `/athlete/${encodeURIComponent(idOrSlug)}`, undefined, headers)

const signedInAs = async (userId: string): Promise<Headers> => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}
const userOf = async (athleteId: string): Promise<string> => {
  const [found] = await db().select().from(athletes).where(eq(athletes.id, athleteId))
  return found?.user_id ?? ''
}

describe('PRO-01 an athlete’s page', () => {
  let id: string
  beforeAll(async () => {
    id = await buildAthlete(db(), {
      slug: 'amara-whitlock',
      position: 'SG',
      class_year: 2027,
      jersey_number: '14',
      high_school: 'Ridgeline High School',
      city: 'Bend',
      state: 'OR',
      user: { first_name: 'Amara', last_name: 'Whitlock', email: 'amara@example.test', gender: 'female' },
    })
  })

  test('shows everyone the public facts, and no way to contact a minor', async () => {
    const answer = await load('amara-whitlock')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      id,
      slug: 'amara-whitlock',
      user_id: await userOf(id),
      first_name: 'Amara',
      last_name: 'Whitlock',
      photo: null,
      sport: { key: 'basketball' },
      position: 'SG',
      class: 2027,
      number: '14',
      high_school: 'Ridgeline High School',
      city: 'Bend',
      state: 'OR',
      is_seros: false,
      settings: { is_visible: true, color_theme: 'black', theme_mode: null },
      contacts: null,
      own: null,
      can: { edit: false, download: false, see_contacts: false, see_views: false, confirm: false },
    })
    expect(answer.body).not.toContain('example.test')
  })

  test('is found by its id too, and with any letter case of the slug', async () => {
    for (const name of [id, id.toUpperCase(), 'Amara-Whitlock'])
      expect((await load(name)).json().data.id).toBe(id)
  })

  test('is found by a former slug, and returns the current one', async () => {
    await db().insert(formerSlugs).values({ slug: 'amara-smith', athlete_id: id })
    expect((await load('amara-smith')).json().data.slug).toBe('amara-whitlock')
  })

  test.each(['nobody-at-all', '00000000-0000-7000-8000-00000000dead', 'x'.repeat(120), "' or 1=1 --"])(
    'named %j is not found',
    async (name) => {
      expect((await load(name)).statusCode).toBe(404)
    },
  )

  test.each(['%00', '%', 'x'.repeat(121)])('named %j is not a server error', async (name) => {
    const { statusCode } = await send('GET', `/athlete/${name}`)
    expect([400, 404, 422]).toContain(statusCode)
  })

  test('is deleted with the athlete', async () => {
    const gone = await buildAthlete(db(), { slug: 'gone-away', user: { deleted_at: new Date() } })
    await db().insert(formerSlugs).values({ slug: 'gone-before', athlete_id: gone })
    for (const name of ['gone-away', 'gone-before', gone]) expect((await load(name)).statusCode).toBe(404)
  })
})

describe('PRO-01 a hidden page', () => {
  let id: string
  let userId: string
  beforeAll(async () => {
    id = await buildAthlete(db(), { slug: 'hidden-one', is_visible: false })
    userId = await userOf(id)
  })

  const refusal = async (headers?: Headers) => {
    for (const name of ['hidden-one', id]) {
      const answer = await load(name, headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('The athlete is not available for viewing')
      expect(answer.json().data).toBeUndefined()
    }
  }
  const sight = async (headers: Headers) => {
    const answer = await load('hidden-one', headers)
    expect(answer.statusCode).toBe(200)
    return answer.json().data.can.edit as boolean
  }

  test('is refused to visitors', () => refusal())

  test.each(['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'editor', 'unknown'] as const)(
    'is refused to any other %s',
    async (type) => refusal((await tested.signedIn(type)).headers),
  )

  test('is refused to people who take care of another athlete', async () => {
    const other = await userOf(await buildAthlete(db()))
    const now = new Date()
    const parent = await tested.signedIn('parent')
    const rsc = await tested.signedIn('rsc')
    const coach = await tested.signedIn('coach')
    await db()
      .insert(guardians)
      .values({ parent_id: parent.userId, athlete_user_id: other, relationship: 'aunt', created_at: now })
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id: other, success_coach_id: rsc.userId, created_at: now })
    await db()
      .insert(rosterAssignments)
      .values({ athlete_user_id: other, coach_id: coach.userId, created_at: now })
    for (const { headers } of [parent, rsc, coach]) await refusal(headers)
  })

  test('is shown to the athlete, the parents, and admins, who may edit it', async () => {
    const parent = await tested.signedIn('parent')
    await db().insert(guardians).values({
      parent_id: parent.userId,
      athlete_user_id: userId,
      relationship: 'mother',
      created_at: new Date(),
    })
    expect(await sight(await signedInAs(userId))).toBe(true)
    expect(await sight(parent.headers)).toBe(true)
    expect(await sight((await tested.signedIn('admin')).headers)).toBe(true)
  })

  test('is shown to the success coach and to assigned coaches, who may not edit it', async () => {
    const rsc = await tested.signedIn('rsc')
    const coach = await tested.signedIn('coach')
    const created_at = new Date()
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id: userId, success_coach_id: rsc.userId, created_at })
    await db()
      .insert(rosterAssignments)
      .values({ athlete_user_id: userId, coach_id: coach.userId, created_at })
    expect(await sight(rsc.headers)).toBe(false)
    expect(await sight(coach.headers)).toBe(false)
  })
})

let people = 0
const form = (facts: object) => ({
  email: `page-${++people}@example.test`,
  password: 'Right1!',
  type: 'athlete',
  gender: 'female',
  ...facts,
})

describe('ACC-04 a new athlete', () => {
  test('has a page from the start', async () => {
    const headers = bearer(await signUp(form({ first_name: 'Zoë', last_name: 'Núñez', sport_key: 'soccer' })))
    const me = await whoIs(headers)
    expect(me).toMatchObject({
      type: 'athlete',
      athlete_slug: 'zoe-nunez',
      sport: { key: 'soccer' },
      athlete_settings: { is_visible: true },
    })
    expect((await load('zoe-nunez', headers)).json().data).toMatchObject({
      id: me.athlete_id,
      first_name: 'Zoë',
      can: { edit: true },
    })
  })

  test('entered by a parent has one too, and the parent lands on it', async () => {
    const headers = bearer(
      await signUp(
        form({
          first_name: 'Renee',
          last_name: 'Hall',
          type: 'mother',
          athlete_first_name: 'Al',
          athlete_last_name: 'Li',
        }),
      ),
    )
    expect(await whoIs(headers)).toMatchObject({
      type: 'parent',
      athlete_slug: 'al-li',
      athletes: [
        {
          athlete_slug: 'al-li',
          first_name: 'Al',
          last_name: 'Li',
          sport: { key: 'basketball' },
          access_to_rc: false,
        },
      ],
    })
    expect((await load('al-li', headers)).json().data.can.edit).toBe(true)
  })

  const join = async (first_name: string, last_name: string) => {
    const user_id = await buildUser(db(), { first_name, last_name })
    await transaction(db(), (tx) =>
      emit(tx, 'accounts.athlete-joined', { user_id, first_name, last_name, sport_key: 'hockey' }),
    )
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, user_id))
    return page?.slug
  }

  test('with the same name as another gets the next number', async () => {
    expect([await join('Sam', 'Same'), await join('Sam', 'Same'), await join('SAM', 'Samé')]).toEqual([
      'sam-same',
      'sam-same-2',
      'sam-same-3',
    ])
  })

  test('never gets another athlete’s former slug', async () => {
    const athlete_id = await buildAthlete(db(), { slug: 'now-another' })
    await db().insert(formerSlugs).values({ slug: 'once-mine', athlete_id })
    expect(await join('Once', 'Mine')).toBe('once-mine-2')
  })

  test('never gets a reserved address, and always gets some slug', async () => {
    expect(await join('About', 'Us')).toBe('about-us-2')
    expect(await join('Ляля', 'Щерба')).toBe('athlete-2')
    expect(await join('李', '小龍')).toBe('athlete-3')
  })

  test('gets a slug among hundreds with the same name', async () => {
    const namesakes = Array.from({ length: 300 }, (_, place) => ({ user_id: uuidv7(), number: place + 1 }))
    await bulkInsert(
      db(),
      users,
      namesakes.map(({ user_id }) => ({
        id: user_id,
        type: 'athlete',
        first_name: 'Ann',
        last_name: 'Many',
        is_super_admin: false,
        created_at: new Date(),
      })),
    )
    await bulkInsert(
      db(),
      athletes,
      namesakes.map(({ user_id, number }) => ({
        id: uuidv7(),
        user_id,
        slug: number === 1 ? 'ann-many' : `ann-many-${number}`,
        sport_key: 'basketball',
        is_visible: true,
        is_seros: false,
        created_at: new Date(),
      })),
    )
    expect(await join('Ann', 'Many')).toBe('ann-many-301')
  })

  test('gets a slug of their own, also when many with one name come in parallel', async () => {
    const slugs = await Promise.all(Array.from({ length: 8 }, () => join('Race', 'Twin')))
    expect(slugs.toSorted()).toEqual([
      'race-twin',
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => `race-twin-${number}`),
    ])
  })

  test('whose sign-up fails leaves the slug free', async () => {
    const user_id = await buildUser(db(), { first_name: 'Never', last_name: 'Was' })
    const failing = transaction(db(), async (tx) => {
      await emit(tx, 'accounts.athlete-joined', {
        user_id,
        first_name: 'Never',
        last_name: 'Was',
        sport_key: 'hockey',
      })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    await db().delete(users).where(eq(users.id, user_id))
    expect(await join('Never', 'Was')).toBe('never-was')
  })
})
