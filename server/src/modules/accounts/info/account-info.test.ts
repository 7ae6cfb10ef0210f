import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { buildCollegeCoach } from '../../colleges/colleges.factory.ts'
import { coachVerifications, collegeCoaches } from '../../colleges/colleges.tables.ts'
import { correspondence } from '../../messaging/messaging.factory.ts'
import { searchAthletes } from '../../search/search.tables.ts'
import { users } from '../accounts.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { athlete, parentOf, somebody, actingAs, get, post } = correspondence(() => tested)

type Who = { readonly id: string; readonly headers: { readonly authorization: string } }
const open = (who: Who, id = who.id) => get(who, `/my-account/info/${id}`)
const save = (who: Who, form: object) =>
  post(who, '/my-account/info', { first_name: 'Nadia', last_name: 'Castellanos', ...form })
const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

describe('PAY-06 account info', () => {
  test('a parent changes their own name and phone, and bad input changes nothing', async () => {
    const parent = await somebody({ type: 'parent' })
    const saved = await save(parent, { phone: '541-555-0190' })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().data).toMatchObject({ first_name: 'Nadia', phone: '(541) 555-0190' })
    const refused = await save(parent, { first_name: 'N', last_name: '', phone: '555' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({
      first_name: ['Please enter First Name (at least 3 symbols)'],
      last_name: ['Please enter Last Name'],
      phone: ['Please enter phone (at least 10 digits)'],
    })
    expect((await open(parent)).json().data).toMatchObject({ last_name: 'Castellanos' })
    expect((await save(parent, {})).json().data.phone, 'left out').toBe('(541) 555-0190')
    expect((await save(parent, { phone: '' })).json().data.phone, 'emptied').toBeNull()
  })

  test('a parent changes their athlete’s name, and the page, its address, and the search follow', async () => {
    const amara = await athlete({ slug: 'amara-old', user: { first_name: 'Amara', last_name: 'Old' } })
    const mother = await parentOf([amara])
    expect((await open(mother)).json().data.athletes).toMatchObject([{ user_id: amara.id }])
    const form = { user_id: amara.id, first_name: 'Amara', last_name: 'Newman', gender: 'female' }
    const saved = await save(mother, form)
    expect(saved.json().data).toMatchObject({ last_name: 'Newman', gender: 'female' })
    expect(saved.json().data.athlete_slug).toBe('amara-newman')
    const page = (await get(mother, '/athlete/amara-newman')).json().data
    expect(page).toMatchObject({ first_name: 'Amara', last_name: 'Newman' })
    const [found] = await db().select().from(searchAthletes).where(eq(searchAthletes.user_id, amara.id))
    expect(found).toMatchObject({ last_name: 'Newman', gender: 'female' })
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.user_id, amara.id))
    expect(entry).toMatchObject({ action: 'account.info-changed', actor_id: mother.id })
  })

  test('others get 404, for a read and a change, like for an account that does not exist', async () => {
    const amara = await athlete({ user: { first_name: 'Amara' } })
    const mother = await parentOf([amara])
    for (const type of ['athlete', 'parent', 'coach', 'rsc', 'editor', 'affiliate'] as const) {
      const stranger = await somebody({ type })
      for (const id of [amara.id, mother.id, nobody]) {
        expect([type, (await open(stranger, id)).statusCode]).toEqual([type, 404])
        expect([type, (await save(stranger, { user_id: id })).statusCode]).toEqual([type, 404])
      }
    }
    expect((await open(amara, mother.id)).statusCode, 'an athlete’s parent').toBe(404)
    expect((await open(mother, amara.id)).json().data.first_name).toBe('Amara')
  })

  test('an admin opens and changes users, but no other admin, and it is recorded', async () => {
    const [admin, other, user] = [
      await somebody({ type: 'admin' }),
      await somebody({ type: 'admin' }),
      await somebody({ type: 'affiliate', first_name: 'Former' }),
    ]
    expect((await open(admin, other.id)).statusCode).toBe(404)
    expect((await save(admin, { user_id: user.id })).statusCode).toBe(200)
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.user_id, user.id))
    expect(entry).toMatchObject({ before: { first_name: 'Former' }, after: { first_name: 'Nadia' } })
  })

  test('an admin who acts as the owner sees it and changes nothing', async () => {
    const parent = await somebody({ type: 'parent', first_name: 'Rosa' })
    const admin = await actingAs(parent)
    expect((await open(admin)).json().data).toMatchObject({ first_name: 'Rosa', can: { edit: false } })
    expect((await save(admin, {})).statusCode).toBe(403)
    expect((await open(parent)).json().data.first_name).toBe('Rosa')
  })

  test('a verified coach keeps the name until an admin changes it, and the college’s entry follows', async () => {
    const coach = await somebody({ type: 'coach', first_name: 'Terrence', last_name: 'Delgado' })
    expect((await open(coach)).json().data.can).toEqual({ edit: true, rename: false })
    const refused = await save(coach, {})
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'We checked your name with your college. Please write to us to change it.',
    ])
    const admin = await somebody({ type: 'admin' })
    await buildCollegeCoach(db(), { user_id: coach.id, first_name: 'Terrence', last_name: 'Delgado' })
    expect((await save(admin, { user_id: coach.id })).statusCode).toBe(200)
    const [entry] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.user_id, coach.id))
    expect(entry).toMatchObject({ first_name: 'Nadia', last_name: 'Castellanos' })
  })

  test('a coach whose verification is paused does not rename the college’s entry', async () => {
    const coach = await somebody({ type: 'coach', first_name: 'Terrence', last_name: 'Delgado' })
    await buildCollegeCoach(db(), { user_id: coach.id, first_name: 'Terrence', last_name: 'Delgado' })
    await db()
      .update(coachVerifications)
      .set({ status: 'paused' })
      .where(eq(coachVerifications.user_id, coach.id))
    expect((await save(coach, {})).json().data).toMatchObject({ first_name: 'Nadia' })
    const [entry] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.user_id, coach.id))
    expect(entry).toMatchObject({ first_name: 'Terrence', last_name: 'Delgado' })
  })

  test('an athlete’s and a coach’s phone stay on the page and at the college', async () => {
    const amara = await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } })
    await save(amara, { phone: '541-555-0190' })
    const [row] = await db().select().from(users).where(eq(users.id, amara.id))
    expect(row?.phone).toBeNull()
  })
})
