import { userTypes } from '@fieldhouse/contract/guards'
import { verify } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from './accounts.ts'
import { demoSports } from './sports.ts'
import { createDemoWorld } from './world.ts'

const world = await createDemoWorld({ athletes: 20_000 })
const users = [...world.users()]
const athletes = [...world.athletes()]
const genderOf = new Map(users.map(({ id, gender }) => [id, gender]))
const distinct = (values: Iterable<unknown>) => new Set(values).size

const firstRows = async (options: { athletes: number; seed?: number }) => {
  const { users, athletes } = await createDemoWorld(options)
  const withoutSalt = [...users()].map((user) => ({ ...user, password_hash: user.password_hash !== null }))
  return { users: withoutSalt, athletes: [...athletes()] }
}

describe('the demo world', () => {
  test('is the same for the same seed and another for another', async () => {
    const first = await firstRows({ athletes: 300, seed: 7 })
    expect(await firstRows({ athletes: 300, seed: 7 })).toEqual(first)
    expect((await firstRows({ athletes: 300, seed: 8 })).athletes).not.toEqual(first.athletes)
  })

  test('makes an athlete the same whatever the number of others', async () => {
    const { athletes: few } = await firstRows({ athletes: 100 })
    expect(athletes.slice(0, 101)).toEqual(few)
  })

  test('has the demo athlete and as many others as asked for, each with a user', () => {
    expect(athletes).toHaveLength(20_001)
    expect(athletes[0]).toMatchObject({ slug: 'amara-whitlock', sport_key: 'basketball', is_visible: true })
    expect(new Set(athletes.map(({ user_id }) => user_id))).toEqual(
      new Set(users.filter(({ type }) => type === 'athlete').map(({ id }) => id)),
    )
  })

  test('gives every id, slug and mail address once', () => {
    const mails = users.map(({ email }) => email?.toLowerCase()).filter((email) => email !== undefined)
    expect(distinct([...users, ...athletes].map(({ id }) => id))).toBe(users.length + athletes.length)
    expect(distinct(athletes.map(({ slug }) => slug))).toBe(athletes.length)
    expect(distinct(mails)).toBe(mails.length)
  })

  test('numbers those who share a name, accents or not', () => {
    const slugs = athletes.map(({ slug }) => slug)
    expect(slugs.every((slug) => /^[a-z]+-[a-z]+(-[2-9]|-[1-9]\d+)?$/.test(slug))).toBe(true)
    expect(slugs.some((slug) => slug.endsWith('-3'))).toBe(true)
    expect(users.some(({ last_name }) => last_name === 'García')).toBe(true)
  })

  test('has every role, and everyone of one sign-in per role can sign in', async () => {
    expect(new Set(users.map(({ type }) => type))).toEqual(new Set(userTypes))
    const withPassword = users.filter(({ password_hash }) => password_hash !== null)
    expect(withPassword.map(({ email }) => email).sort()).toEqual(
      demoAccounts.map(({ email }) => email).sort(),
    )
    expect(distinct(withPassword.map(({ password_hash }) => password_hash))).toBe(1)
    expect(await verify(withPassword[0]?.password_hash ?? '', demoPassword)).toBe(true)
    expect(withPassword.filter(({ is_super_admin }) => is_super_admin).map(({ email }) => email)).toEqual([
      'superadmin@fieldhouse.test',
    ])
  })

  test('spreads over all sports and classes, most of it basketball', () => {
    const bySport = Map.groupBy(athletes, ({ sport_key }) => sport_key)
    expect([...bySport.keys()].sort()).toEqual(demoSports.map(({ sport_key }) => sport_key).sort())
    expect(bySport.get('basketball')?.length).toBeGreaterThan(athletes.length * 0.45)
    expect(new Set(athletes.map(({ class_year }) => class_year))).toEqual(
      new Set([2027, 2028, 2029, 2030, null]),
    )
  })

  test('plays only positions of the sport, and those of boys only as boys', () => {
    for (const { sport_key, position, user_id } of athletes) {
      if (!position) continue
      const played = demoSports
        .find((sport) => sport.sport_key === sport_key)
        ?.positions.find(({ name }) => name === position)
      const gender = genderOf.get(user_id)
      expect(played?.build).toHaveProperty(gender ?? 'unknown')
    }
  })

  test('keeps sizes plausible', () => {
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
    ['without a position', 0.06, ({ position }) => position === null],
    ['without a height', 0.06, ({ height_cm }) => height_cm === null],
    ['without a school', 0.06, ({ high_school }) => high_school === null],
    ['without a home', 0.06, ({ city, state }) => city === null && state === null],
  ])('has some athletes %s', (_, share, isSo) => {
    const actual = athletes.filter(isSo).length / athletes.length
    expect(actual).toBeGreaterThan(share * 0.8)
    expect(actual).toBeLessThan(share * 1.2)
  })
})
