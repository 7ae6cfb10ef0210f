import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { type PageVisit, pageVisit } from '../profiles/profiles.visit.factory.ts'
import { searcher } from './search.factory.ts'
import { searchAthletes } from './search.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { call, named, namesFor, search } = searcher(() => tested)
const db = () => tested.ports.database.db

describe('SRC-05 a hidden athlete', () => {
  let hidden: PageVisit
  beforeAll(async () => {
    hidden = await pageVisit(tested, {
      is_visible: false,
      class_year: 2029,
      user: { first_name: 'Zebulon', last_name: 'Hidden' },
    })
    await named('Zebulon', 'Shown')
    await named('Zebulon', 'Gone', { user: { deleted_at: new Date() } })
    await buildUser(db(), { type: 'coach', first_name: 'Zebulon', last_name: 'Coach' })
  })

  const seen = ['Zebulon Hidden', 'Zebulon Shown']
  const viewers: [who: string, headers: () => Promise<Record<string, string>>, sees: boolean][] = [
    ['a visitor', async () => ({}), false],
    ['another athlete', async () => (await tested.signedIn('athlete')).headers, false],
    ['another parent', async () => (await tested.signedIn('parent')).headers, false],
    ['a college coach', async () => (await tested.signedIn('coach')).headers, false],
    ['a success coach of others', async () => (await tested.signedIn('rsc')).headers, false],
    ['an affiliate', async () => (await tested.signedIn('affiliate')).headers, false],
    ['an editor', async () => (await tested.signedIn('editor')).headers, false],
    ['the athlete', async () => hidden.owner, true],
    ['a parent of theirs', () => hidden.parent(), true],
    ['the coach they are assigned to', () => hidden.assignedCoach(), true],
    ['their success coach', () => hidden.successCoach(), true],
    ['an admin', async () => (await tested.signedIn('admin')).headers, true],
  ]

  test.each(viewers)('and %s', async (_, headersOf, sees) => {
    const headers = await headersOf()
    const names = await namesFor({ q: 'zebulon' }, headers)
    expect(names.toSorted()).toEqual(sees ? seen : ['Zebulon Shown'])
    expect((await search({ q: 'zebulon' }, headers)).meta.total).toBe(names.length)
    expect(await namesFor({ q: 'zebulno hiden' }, headers)).toEqual(sees ? ['Zebulon Hidden'] : [])
    expect(await namesFor({ class: '2029' }, headers)).toEqual(sees ? ['Zebulon Hidden'] : [])
    if (!headers.authorization) return
    const remembered = await call('POST', `/add-athlete-history/${hidden.id}`, headers)
    expect(remembered.statusCode).toBe(sees ? 200 : 404)
    expect((await call('GET', '/athlete-history', headers)).json().data).toHaveLength(sees ? 1 : 0)
  })

  test('and a person without a role', async () => {
    const { headers } = await tested.signedIn('unknown')
    expect(await namesFor({ q: 'zebulon' }, headers)).toEqual(['Zebulon Shown'])
  })

  test('is in no count', async () => {
    const filters = (await call('GET', '/search-filter')).json().data
    const classes = filters.find(({ id }: { id: string }) => id === 'class').variants
    expect(classes.find(({ id }: { id: string }) => id === '2029').count).toBe(0)
  })
})

describe('SRC-05 the index is correct as soon as something changes', () => {
  test('hiding and showing again', async () => {
    const page = await pageVisit(tested, { user: { first_name: 'Ottoline', last_name: 'Fickle' } })
    const { headers } = await tested.signedIn('coach')
    await call('POST', `/add-athlete-history/${page.id}`, headers)
    const history = async () => (await call('GET', '/athlete-history', headers)).json().data.length
    expect([await namesFor({ q: 'ottoline' }), await history()]).toEqual([['Ottoline Fickle'], 1])

    expect((await page.save('settings', { is_visible: false })).statusCode).toBe(200)
    expect([await namesFor({ q: 'ottoline' }), await history()]).toEqual([[], 0])

    await page.save('settings', { is_visible: true })
    expect([await namesFor({ q: 'ottoline' }), await history()]).toEqual([['Ottoline Fickle'], 1])
  })

  test('a new name, a new address, other facts', async () => {
    const page = await pageVisit(tested, {
      slug: 'wilma-first',
      user: { first_name: 'Wilma', last_name: 'First' },
    })
    const saved = await page.save('info', {
      first_name: 'Brunhilde',
      last_name: 'Second',
      class_year: 2030,
      position: 'PG',
      city: 'Xanadu',
      height: 6,
      height_in: 1,
    })
    expect(saved.statusCode).toBe(200)
    expect(await namesFor({ q: 'wilma first' })).toEqual([])
    expect((await search({ q: 'brunhilde' })).data).toMatchObject([
      {
        slug: 'brunhilde-second',
        class: 2030,
        position: 'Point guard',
        personal_metrics: { height: 6, height_in: 1 },
      },
    ])
    expect(await namesFor({ q: 'xanadu' })).toEqual(['Brunhilde Second'])
    expect(await namesFor({ q: 'brunhidle secnod' })).toEqual(['Brunhilde Second'])
  })

  test('a new person', async () => {
    const user_id = await buildUser(db(), { type: 'athlete', first_name: 'Novella', last_name: 'Fresh' })
    await transaction(db(), (tx) =>
      emit(tx, 'accounts.athlete-joined', {
        user_id,
        first_name: 'Novella',
        last_name: 'Fresh',
        sport_key: 'hockey',
      }),
    )
    expect((await search({ q: 'novella' })).data).toMatchObject([
      { slug: 'novella-fresh', sport: { key: 'hockey' } },
    ])
  })

  test('a person who leaves and comes back', async () => {
    const page = await pageVisit(tested, { user: { first_name: 'Leander', last_name: 'Leaver' } })
    await transaction(db(), async (tx) => {
      await tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, page.userId))
      await emit(tx, 'accounts.user-changed', { user_id: page.userId })
    })
    expect(await namesFor({ q: 'leander' })).toEqual([])
    await transaction(db(), async (tx) => {
      await tx.update(users).set({ deleted_at: null }).where(eq(users.id, page.userId))
      await emit(tx, 'accounts.user-changed', { user_id: page.userId })
    })
    expect(await namesFor({ q: 'leander' })).toEqual(['Leander Leaver'])
  })

  test('a rolled-back change changes nothing here either', async () => {
    const page = await pageVisit(tested, { user: { first_name: 'Rollo', last_name: 'Back' } })
    const failing = transaction(db(), async (tx) => {
      await tx.update(athletes).set({ is_visible: false }).where(eq(athletes.id, page.id))
      await emit(tx, 'profiles.page-changed', { athlete_id: page.id })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await namesFor({ q: 'rollo' })).toEqual(['Rollo Back'])
  })

  test('many parallel saves with the same new words all succeed', async () => {
    const pages = await Promise.all(
      Array.from({ length: 6 }, () => pageVisit(tested, { user: { first_name: 'Twin', last_name: 'Same' } })),
    )
    const answers = await Promise.all(
      pages.map((page, place) =>
        page.save('info', {
          first_name: 'Quintessa',
          last_name: `Alike${'abcdef'.charAt(place)}`,
          city: 'Samesville',
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(await namesFor({ q: 'quintessa' })).toHaveLength(6)
    expect(await db().$count(searchAthletes, eq(searchAthletes.city, 'Samesville'))).toBe(6)
  })
})
