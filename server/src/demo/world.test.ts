import { type UserType, userTypes } from '@fieldhouse/contract/guards'
import { verify } from '@node-rs/argon2'
import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clock } from '../platform/clock.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { packageAccounts } from './package-accounts.ts'
import { unverifiedCoaches } from './recruiting/coach-verifications.ts'
import { knownCoaches } from './recruiting/known-coaches.ts'
import { allTeams, demoEvents, demoTeams } from './showcase.ts'
import { demoSports } from './sports.ts'
import { withVisits } from './visits.ts'
import { successCoaches } from './work/success-coaches.ts'
import { createDemoWorld } from './world.ts'
import { worldTables } from './world-tables.ts'

const world = await createDemoWorld({ athletes: 20_000 })
const users = [...world.users()]
const athletes = [...world.athletes()]
const genderOf = new Map(users.map(({ id, gender }) => [id, gender]))
const distinct = (values: Iterable<unknown>) => new Set(values).size

const wholeWorld = async (options: { athletes: number; seed?: number }) => {
  const world = await createDemoWorld(options)
  const withoutSalt = [...world.users()].map((user) => ({
    ...user,
    password_hash: user.password_hash !== null,
  }))
  return {
    users: withoutSalt,
    athletes: [...world.athletes()],
    others: worldTables(world)
      .slice(2)
      .map(({ table, rows }) => ({ table: getTableName(table), rows: [...rows()] })),
  }
}

const accountOf = (type: UserType) => {
  const account = users.find(({ email }) => email === `${type}@fieldhouse.test`)
  if (!account) throw new Error(`Nobody is ${type}`)
  return account
}
const userOf = new Map(users.map((user) => [user.id, user]))
const athleteOf = new Map(athletes.map((athlete) => [athlete.user_id, athlete]))

describe('the demo world', () => {
  test('is the same for the same seed and different for another', async () => {
    const first = await wholeWorld({ athletes: 300, seed: 7 })
    expect(await wholeWorld({ athletes: 300, seed: 7 })).toEqual(first)
    expect((await wholeWorld({ athletes: 300, seed: 8 })).athletes).not.toEqual(first.athletes)
  })

  test('makes the same athlete whatever the number of others', async () => {
    const { athletes: few } = await wholeWorld({ athletes: 100 })
    expect(athletes.slice(0, 101)).toEqual(few)
  })

  test('has the demo athlete and as many others as asked for, each with a user', () => {
    expect(athletes).toHaveLength(20_001)
    expect(athletes[0]).toMatchObject({ slug: 'amara-whitlock', sport_key: 'basketball', is_visible: true })
    expect(new Set(athletes.map(({ user_id }) => user_id))).toEqual(
      new Set(users.filter(({ type }) => type === 'athlete').map(({ id }) => id)),
    )
  })

  test('has unique ids, slugs, and email addresses', () => {
    const mails = users.map(({ email }) => email?.toLowerCase()).filter((email) => email !== undefined)
    expect(distinct([...users, ...athletes].map(({ id }) => id))).toBe(users.length + athletes.length)
    expect(distinct(athletes.map(({ slug }) => slug))).toBe(athletes.length)
    expect(distinct(mails)).toBe(mails.length)
  })

  test('numbers people who share a name, with or without accents', () => {
    const slugs = athletes.map(({ slug }) => slug)
    expect(slugs.every((slug) => /^[a-z]+-[a-z]+(-[2-9]|-[1-9]\d+)?$/.test(slug))).toBe(true)
    expect(slugs.some((slug) => slug.endsWith('-3'))).toBe(true)
    expect(users.some(({ last_name }) => last_name === 'García')).toBe(true)
  })

  test('has every role, one person per role who can sign in, and one athlete per state of a package', async () => {
    expect(new Set(users.map(({ type }) => type))).toEqual(new Set(userTypes))
    const withPassword = users.filter(({ password_hash }) => password_hash !== null)
    expect(withPassword.map(({ email }) => email).sort()).toEqual(
      [...demoAccounts, ...unverifiedCoaches, ...successCoaches, ...packageAccounts.values()]
        .map(({ email }) => email)
        .sort(),
    )
    expect(distinct(withPassword.map(({ password_hash }) => password_hash))).toBe(1)
    expect(await verify(withPassword[0]?.password_hash ?? '', demoPassword)).toBe(true)
    expect(withPassword.filter(({ is_super_admin }) => is_super_admin).map(({ email }) => email)).toEqual([
      'superadmin@fieldhouse.test',
    ])
  })

  test('has a success coach that families can call', () => {
    expect(accountOf('rsc').phone).toMatch(/^\(541\) 555-01\d\d$/)
    expect(users.filter(({ phone }) => phone !== null)).toHaveLength(1)
  })

  test('covers all sports and classes, mostly basketball', () => {
    const bySport = Map.groupBy(athletes, ({ sport_key }) => sport_key)
    expect([...bySport.keys()].sort()).toEqual(demoSports.map(({ sport_key }) => sport_key).sort())
    expect(bySport.get('basketball')?.length).toBeGreaterThan(athletes.length * 0.45)
    expect(new Set(athletes.map(({ class_year }) => class_year))).toEqual(
      new Set([2027, 2028, 2029, 2030, null]),
    )
  })

  test('has only positions of the sport, and boys’ positions only for boys', () => {
    for (const { sport_key, position, user_id } of athletes) {
      if (!position) continue
      const played = demoSports
        .find((sport) => sport.sport_key === sport_key)
        ?.positions.find(({ key }) => key === position)
      const gender = genderOf.get(user_id)
      expect(played?.build).toHaveProperty(gender ?? 'unknown')
    }
  })

  test('has plausible sizes', () => {
    const heights = athletes.map(({ height_cm }) => height_cm ?? 180)
    const weights = athletes.map(({ weight_kg }) => weight_kg ?? 80)
    expect(Math.min(...heights)).toBeGreaterThan(140)
    expect(Math.max(...heights)).toBeLessThan(220)
    expect(Math.min(...weights)).toBeGreaterThan(40)
    expect(Math.max(...weights)).toBeLessThan(140)
  })

  test.each<[string, number, (athlete: (typeof athletes)[number]) => boolean]>([
    ['hidden', 0.06, ({ is_visible }) => is_visible === false],
    ['premium', 0.02, ({ is_seros }) => is_seros === true],
    ['without a position', 0.1, ({ position }) => position === null],
    ['without a height', 0.1, ({ height_cm }) => height_cm === null],
    ['without a school', 0.1, ({ high_school }) => high_school === null],
    ['without a home', 0.1, ({ city, state }) => city === null && state === null],
  ])('has some athletes %s', (_, share, isSo) => {
    const actual = athletes.filter(isSo).length / athletes.length
    expect(actual).toBeGreaterThan(share * 0.8)
    expect(actual).toBeLessThan(share * 1.2)
  })
})

describe('the families of the demo world', () => {
  const guardians = [...world.guardians()]
  const childrenOf = Map.groupBy(guardians, ({ parent_id }) => parent_id)

  test('give the demo parent the demo athlete and a sibling without an email address', () => {
    const children = childrenOf.get(accountOf('parent').id) ?? []
    expect(children.map(({ relationship }) => relationship)).toEqual(['mother', 'mother'])
    const [athlete, sibling] = children.map(({ athlete_user_id }) => userOf.get(athlete_user_id))
    expect(athlete).toEqual(accountOf('athlete'))
    expect(sibling).toMatchObject({ type: 'athlete', first_name: 'Zoe', last_name: 'Whitlock', email: null })
    expect(athleteOf.get(sibling?.id ?? '')).toMatchObject({ city: 'Bend', state: 'OR' })
  })

  test('give every parent one or two athletes, and nobody two parents', () => {
    const parents = users.filter(({ type }) => type === 'parent')
    expect(parents.length).toBeGreaterThan(4_000)
    for (const { id } of parents) {
      const children = childrenOf.get(id) ?? []
      expect([1, 2]).toContain(children.length)
      for (const { athlete_user_id } of children) expect(userOf.get(athlete_user_id)?.type).toBe('athlete')
    }
    expect(distinct(guardians.map(({ athlete_user_id }) => athlete_user_id))).toBe(guardians.length)
  })

  test('leave no athlete alone that only a parent can have entered', () => {
    const cared = new Set(guardians.map(({ athlete_user_id }) => athlete_user_id))
    const entered = users.filter(({ type, email }) => type === 'athlete' && email === null)
    expect(entered.length).toBeGreaterThan(2_000)
    expect(entered.every(({ id }) => cared.has(id))).toBe(true)
  })

  test('have the right relationship for men and women', () => {
    for (const { parent_id, relationship } of guardians) {
      if (relationship === 'guardian') continue
      const isMale = ['father', 'grand-father', 'uncle'].includes(relationship)
      expect(userOf.get(parent_id)?.gender).toBe(isMale ? 'male' : 'female')
    }
  })
})

describe('the views in the demo world', () => {
  const looks = [...world.coachViews()]

  test('are by coaches who had already joined, each in a different hour', () => {
    for (const { coach_id, viewed_at } of looks) {
      expect(userOf.get(coach_id)?.type).toBe('coach')
      expect(viewed_at.getTime()).toBeGreaterThan(userOf.get(coach_id)?.created_at.getTime() ?? 0)
    }
    expect(distinct(looks.map(({ id }) => id))).toBe(looks.length)
  })

  test('fill the demo athlete’s chart: some months of days, and more than the demo coach', () => {
    const mine = athleteOf.get(accountOf('athlete').id)?.id
    const days = [...world.visitorViews()].filter(({ athlete_id }) => athlete_id === mine)
    expect(days.length).toBeGreaterThan(90)
    expect(days.every(({ count }) => count > 0)).toBe(true)
    const coaches = new Set(
      looks.flatMap(({ athlete_id, coach_id }) => (athlete_id === mine ? coach_id : [])),
    )
    expect(coaches.size).toBeGreaterThan(1)
    expect(coaches).toContain(accountOf('coach').id)
  })
})

describe('the care in the demo world', () => {
  const entitlements = [...world.entitlements()]
  const accessOf = Map.groupBy(entitlements, ({ user_id }) => user_id)
  const claims = [...world.claims()]

  test('opens everything to the demo athlete and some of it to others', () => {
    const mine = accessOf.get(accountOf('athlete').id)?.map(({ what }) => what)
    expect(mine?.toSorted()).toEqual([
      'best-college-match',
      'full-profile',
      'recruiting-center',
      'success-coach',
    ])
    expect(accessOf.size).toBeGreaterThan(athletes.length * 0.08)
    expect(accessOf.size).toBeLessThan(athletes.length * 0.12)
    expect(distinct(entitlements.map(({ id }) => id))).toBe(entitlements.length)
    for (const { user_id, what } of entitlements)
      if (what === 'recruiting-center' && athleteOf.get(user_id)?.sport_key !== 'basketball')
        // Some who have the center no longer are from any sport.
        expect(accessOf.get(user_id)?.every(({ until_at }) => until_at)).toBe(true)
  })

  test('gives success coaches athletes whose package includes one, each to one of them, and leaves some', () => {
    const entitled = entitlements.filter(({ what }) => what === 'success-coach')
    expect(claims.filter(({ success_coach_id }) => success_coach_id === accountOf('rsc').id)).toHaveLength(8)
    expect(distinct(claims.map(({ athlete_user_id }) => athlete_user_id))).toBe(claims.length)
    expect(entitled.length).toBeGreaterThan(claims.length)
    const isEntitled = new Set(entitled.map(({ user_id }) => user_id))
    expect(claims.every(({ athlete_user_id }) => isEntitled.has(athlete_user_id))).toBe(true)
    for (const { success_coach_id } of claims) expect(userOf.get(success_coach_id)?.type).toBe('rsc')
  })

  test('assigns twelve players to the demo coach, including the demo athlete', () => {
    const assignments = [...world.assignments()]
    expect(assignments).toHaveLength(12)
    expect(new Set(assignments.map(({ coach_id }) => coach_id))).toEqual(new Set([accountOf('coach').id]))
    expect(assignments[0]?.athlete_user_id).toBe(accountOf('athlete').id)
    for (const { athlete_user_id } of assignments) expect(athleteOf.has(athlete_user_id)).toBe(true)
  })
})

describe('the promo codes of the demo world', () => {
  const codes = [...world.promoCodes()]
  const referrals = [...world.referrals()]

  test('are LUIS10 of the demo affiliate with its sales, and four of our own', () => {
    expect(codes.slice(0, 5)).toMatchObject([
      { code: 'LUIS10', percent: 10, owner_id: accountOf('affiliate').id, uses: 20 },
      { code: 'WELCOME20', percent: 20, owner_id: null, valid_until: null },
      { code: 'SUMMER24', owner_id: null, valid_until: new Date('2024-09-01T00:00:00Z') },
      { code: 'FALL30', percent: 30, months: 3, owner_id: null, uses: 1 },
      { code: 'FULLRIDE', percent: 100, months: 12, owner_id: null, uses: 1 },
    ])
    const byCode = Map.groupBy(referrals, ({ promo_code_id }) => promo_code_id)
    expect(codes.slice(0, 5).map(({ id }) => byCode.get(id)?.length ?? 0)).toEqual([20, 0, 0, 1, 1])
    expect(byCode.size).toBe(4)
    expect(codes.filter(({ uses, max_uses }) => uses === max_uses)).toMatchObject([{ uses: 3 }])
    expect(distinct(referrals.map(({ user_id }) => user_id))).toBe(referrals.length)
    const types = new Set(referrals.map(({ user_id }) => userOf.get(user_id)?.type))
    expect(types).toEqual(new Set(['athlete', 'parent']))
  })

  test('earned the demo affiliate a year of commissions, and the books stay even', () => {
    const { commissions, payouts, ledger } = world.commissions()
    const luis = accountOf('affiliate').id
    const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0)
    expect(sum(ledger)).toBe(0)
    const own = commissions.filter(({ owner_id }) => owner_id === luis)
    expect(distinct(own.map(({ sold_at }) => sold_at.toISOString().slice(0, 7)))).toBeGreaterThan(8)
    const paid = payouts.filter(({ owner_id }) => owner_id === luis)
    expect(paid.length).toBeGreaterThan(5)
    expect(sum(paid)).toBeLessThan(sum(own))
  })

  test('invited affiliates in every state', () => {
    const invites = [...world.affiliateInvites()]
    expect(invites.some(({ opened_at, used_at }) => opened_at && !used_at)).toBe(true)
    expect(invites.some(({ withdrawn_at }) => withdrawn_at)).toBe(true)
    expect(invites.find(({ used_at }) => used_at)?.used_by).toBe(accountOf('affiliate').id)
  })

  test('are used over the year', () => {
    const months = referrals.map(({ created_at }) => created_at.getUTCMonth())
    expect(distinct(months)).toBeGreaterThan(6)
  })

  test('are one for every affiliate, in the product’s short form', () => {
    const owners = codes.flatMap(({ owner_id }) => owner_id ?? [])
    const affiliates = users.filter(({ type }) => type === 'affiliate').map(({ id }) => id)
    expect(new Set(owners)).toEqual(new Set(affiliates))
    expect(codes.every(({ code }) => /^[A-Z0-9]{3,10}$/.test(code))).toBe(true)
    expect(distinct(codes.map(({ code }) => code))).toBe(codes.length)
  })
})

describe('the time of the demo world', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const now = clock.now().getTime()

  test('goes on until now, and no further', () => {
    const newest = Math.max(...users.map(({ created_at }) => created_at.getTime()))
    expect(now - newest).toBeLessThan(3 * dayMs)
    for (const { created_at, email_verified_at, last_seen_at } of withVisits(users))
      for (const moment of [created_at, email_verified_at, last_seen_at])
        expect(moment?.getTime() ?? 0).toBeLessThan(now)
    for (const { updated_at } of world.documents()) expect(updated_at.getTime()).toBeLessThan(now)
  })

  test('has just seen everyone who can sign in', () => {
    for (const { password_hash, last_seen_at } of withVisits(users))
      if (password_hash) expect(now - (last_seen_at?.getTime() ?? 0)).toBeLessThan(7 * dayMs)
  })

  test('has messages in most of its months', async () => {
    const small = await createDemoWorld({ athletes: 3000 })
    const months = Map.groupBy(small.messages(), ({ created_at }) => created_at?.toISOString().slice(0, 7))
    expect(months.size).toBeGreaterThan(8)
  })
})

describe('the events of the demo world', () => {
  test('have teams under fixed ids, each with a coach and players', () => {
    expect([...world.events()]).toMatchObject([
      { id: '0199a5c0-0000-7000-8000-0000000000e0', name: 'Bay Area Fall Showcase' },
      { id: '0199a5c0-0000-7000-8000-0000000000e1', name: 'Cascade Holiday Classic' },
    ])
    const teams = [...world.teams()]
    expect(teams.map(({ id }) => id)).toEqual(allTeams.map(({ id }) => id))
    expect(new Set(teams.map(({ event_id }) => event_id))).toEqual(new Set(demoEvents.map(({ id }) => id)))
    const members = Map.groupBy(world.members(), ({ team_id }) => team_id)
    const waitingForTeam = users.find(({ email }) => email === 'team.coach@fieldhouse.test')?.id
    expect(members.get(demoTeams[0]?.id ?? '')).toContainEqual(
      expect.objectContaining({ user_id: waitingForTeam, confirmed_at: null }),
    )
    for (const { id, gender } of allTeams) {
      const squad = (members.get(id) ?? []).filter(({ user_id }) => user_id !== waitingForTeam)
      const [coach, ...players] = squad.map(({ user_id }) => userOf.get(user_id))
      expect(coach?.type).toBe('coach')
      expect(squad[0]?.confirmed_at).not.toBeNull()
      expect(players).toHaveLength(9)
      expect(players.every((player) => player?.type === 'athlete' && player.gender === gender)).toBe(true)
    }
  })

  test('has the demo coach and the demo athlete in its first team', () => {
    const first = [...world.members()].filter(({ team_id }) => team_id === demoTeams[0]?.id)
    expect(first.slice(0, 2).map(({ user_id }) => user_id)).toEqual([
      accountOf('coach').id,
      accountOf('athlete').id,
    ])
  })
})

test('a world without anyone else is still complete', async () => {
  const { users, athletes, others } = await wholeWorld({ athletes: 0 })
  const coachesByHand = knownCoaches.filter(({ hasAccount }) => hasAccount).length + unverifiedCoaches.length
  expect(users).toHaveLength(demoAccounts.length + coachesByHand + successCoaches.length)
  expect(athletes).toHaveLength(1)
  const sizes = new Map(others.map(({ table, rows }) => [table, rows.length]))
  expect(sizes.get('profiles_seasons')).toBe(6)
  expect(sizes.get('accounts_guardians')).toBe(1)
  expect(sizes.get('messaging_conversations')).toBe(5)
})
