import { describe, expect, test } from 'vitest'
import { advanceClock } from '../../../platform/clock.ts'
import { visitor } from '../../accounts/sign-up/visitor.factory.ts'
import { affiliatesWorld, type Person } from '../affiliates-world.factory.ts'

const { tested, get, post, admin, lastAudit } = affiliatesWorld()
const { post: visit, linkTo } = visitor(tested)

const day = 24 * 60 * 60 * 1000

let people = 0
const invited = async (boss: Person) => {
  const email = `invited-${++people}@example.test`
  const form = { first_name: 'Ivo', last_name: `Lund${people}`, email }
  const { id } = (await post(boss, '/panel/admin/affiliates/invite', form)).json().data
  return { ...form, id: id as string, code: await codeTo(email) }
}
const codeTo = async (email: string, number = 1) =>
  (await linkTo(email, number)).searchParams.get('affInvite') ?? ''
const check = async (code: string) => (await visit('/auth/affiliate/check-invite', { code })).statusCode
const list = async (boss: Person, query: string) =>
  (await get(boss, `/panel/admin/affiliates/invites?${query}`)).json()
const stateOf = async (boss: Person, email: string) =>
  (await list(boss, `q=${encodeURIComponent(email)}`)).data[0]?.state
const act = (boss: Person, id: string, what: string) =>
  post(boss, `/panel/admin/affiliates/invites/${id}/${what}`)

describe('ADM-04 an invitation', () => {
  test('is sent, opened, and taken up', async () => {
    const boss = await admin()
    const ivo = await invited(boss)
    expect(await stateOf(boss, ivo.email)).toBe('sent')
    await check(ivo.code)
    expect(await stateOf(boss, ivo.email)).toBe('opened')
    const form = { ...ivo, gender: 'male', new_password: 'Right1!' }
    expect((await visit('/auth/affiliate/apply-invite', form)).statusCode).toBe(200)
    expect(await stateOf(boss, ivo.email)).toBe('taken-up')
    for (const what of ['send-again', 'withdraw']) {
      const late = await act(boss, ivo.id, what)
      expect(late.statusCode).toBe(409)
      expect(late.json().message).toBe('Ivo has accepted this invitation.')
    }
  })

  test('can be withdrawn, and its link stops working', async () => {
    const boss = await admin()
    const ivo = await invited(boss)
    const answer = await act(boss, ivo.id, 'withdraw')
    expect(answer.json().data).toMatchObject({
      state: 'withdrawn',
      can: { send_again: true, withdraw: false },
    })
    expect(await check(ivo.code)).toBe(422)
    expect(await lastAudit(boss)).toMatchObject({
      action: 'affiliate.invitation-withdrawn',
      before: { state: 'sent' },
      after: { state: 'withdrawn' },
    })
    expect((await act(boss, ivo.id, 'withdraw')).statusCode).toBe(409)
  })

  test('that expired is sent again with a new link, and the old one stays dead', async () => {
    const boss = await admin()
    const ivo = await invited(boss)
    advanceClock(15 * day)
    expect(await stateOf(boss, ivo.email)).toBe('expired')
    expect((await act(boss, ivo.id, 'send-again')).json().data).toMatchObject({ state: 'sent' })
    const code = await codeTo(ivo.email, 2)
    expect(code).not.toBe(ivo.code)
    expect([await check(ivo.code), await check(code)]).toEqual([422, 200])
    const entry = await lastAudit(boss)
    expect(entry).toMatchObject({ action: 'affiliate.invited-again', before: { state: 'expired' } })
    expect(JSON.stringify(entry)).not.toContain(code)
  })

  test('is counted by state, and found by name or address', async () => {
    const boss = await admin()
    const [one, two] = [await invited(boss), await invited(boss)]
    await act(boss, two.id, 'withdraw')
    const all = await list(boss, '')
    expect(all.counts.all).toBe(all.meta.total)
    const withdrawn = await list(boss, `state=withdrawn&q=${two.last_name}`)
    expect(withdrawn.data).toMatchObject([{ id: two.id, email: two.email }])
    expect((await list(boss, `q=${one.email}`)).counts).toEqual({
      all: 1,
      sent: 1,
      opened: 0,
      'taken-up': 0,
      expired: 0,
      withdrawn: 0,
    })
  })
})
