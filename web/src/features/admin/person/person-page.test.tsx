import type { Person } from '@fieldhouse/contract/admin.person'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { PersonPage } from './person-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const id = '01990000-0000-7000-8000-00000000000b'
const athleteId = '01990000-0000-7000-8000-00000000000c'

const nothing = {
  ...{ open: true, login_as: false, mark: false, delete: false, restore: false, edit: false },
  ...{ reset_password: false, end_sessions: false, seros: false, assign: false, grant_to: [] },
}

/** A mother with one athlete and no package, unless a test says otherwise. */
const personOf = (facts: Partial<Person> = {}): Person => ({
  ...{ id, first_name: 'Corinne', last_name: 'Whitlock', email: 'corinne@example.test', phone: null },
  ...{ photo_url: null, city: null, state: null, country: null, type: 'parent', type_title: 'Parent' },
  ...{ athlete_slug: null, subscription: null, is_vip: false, page: null, coach: null, last_seen_at: null },
  ...{ created_at: '2026-09-02T12:00:00Z', deleted_at: null, version: 'v1', email_verified_at: null },
  ...{ is_own_deletion: false, types: [{ key: 'parent', title: 'Parent' }], has_account_phone: true },
  ...{ sign_in_note: null, packages: [], has_card: false, access: [], sessions: [], sign_ins: [] },
  athletes: [{ user_id: athleteId, name: 'Amara Whitlock' }],
  paid: { charges: 0, formatted_total: '$0.00', formatted_refunded: null },
  family: [
    {
      ...{ user_id: athleteId, first_name: 'Amara', last_name: 'Whitlock', photo_url: null },
      ...{ role: 'Athlete', since: null, can_open: true },
    },
  ],
  can: {
    ...nothing,
    ...{ login_as: true, mark: true, delete: true, edit: true, reset_password: true },
    grant_to: [{ user_id: athleteId, name: 'Amara Whitlock' }],
  },
  ...facts,
})

const open = async (person: Person, answers: Parameters<typeof network>[0] = {}) => {
  const asked = network({
    [`GET /panel/admin/users/${id}`]: () => Response.json({ data: person }),
    'GET /panel/admin/transactions': () => Response.json(listPage([])),
    'GET /panel/admin/audit-log': () => Response.json({ ...listPage([]), older: null }),
    ...answers,
  })
  const Frame = () => (
    <Suspense>
      <PersonPage id={id} onLoginAs={() => Promise.resolve()} />
      <Toaster />
    </Suspense>
  )
  return { ...(await openSite({ at: `/admin/users/${id}`, Frame })), asked }
}

describe('ADM-01 the page about one person', () => {
  test('has the family, what they paid, and what this admin may do', async () => {
    const { getByRole } = await open(personOf())
    await expect.element(getByRole('heading', { level: 1, name: 'Corinne Whitlock' })).toBeVisible()
    await expect.element(getByRole('link', { name: /Amara Whitlock/ })).toBeVisible()
    for (const name of ['Edit', 'Send a reset link', 'Mark as VIP', 'Delete account'])
      await expect.element(getByRole('button', { name })).toBeVisible()
    for (const name of ['End all sessions', 'Make the page premium', 'Assign to coaches', /Restore/])
      expect(getByRole('button', { name }).elements()).toEqual([])
  })

  test('offers nothing that this admin may not do', async () => {
    const { getByRole } = await open(personOf({ type: 'admin', type_title: 'Admin', can: nothing }))
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['Edit', 'Send a reset link', 'Mark as VIP', 'Delete account', /Give|Grant/, /Log in/])
      expect(getByRole('button', { name }).elements()).toEqual([])
  })

  test('says who can change how an editor signs in, and keeps the address as it is', async () => {
    const sign_in_note = 'Only a super admin can change this person’s email address.'
    const can = { ...nothing, edit: true }
    const { getByRole, getByText } = await open(personOf({ type: 'editor', sign_in_note, can }))
    await expect.element(getByText(sign_in_note)).toBeVisible()
    await getByRole('button', { name: 'Edit' }).click()
    const address = getByRole('dialog').getByRole('textbox', { name: /Email/ })
    await expect.element(address).toHaveAttribute('readonly')
    await expect.element(address).toHaveAccessibleDescription(sign_in_note)
  })

  test('marks a person, and says so', async () => {
    const path = `POST /panel/admin/users/mark-vip-user/${id}`
    const { getByRole, getByText, asked } = await open(personOf(), {
      [path]: () => Response.json({ data: { id, value: true } }),
    })
    await getByRole('button', { name: 'Mark as VIP' }).click()
    await expect.element(getByText('Corinne Whitlock is marked as VIP.')).toBeVisible()
    expect(bodiesOf(asked, path)).toEqual([{ value: true }])
  })

  test('deletes only after a question, and says why it was refused', async () => {
    const path = `POST /panel/admin/users/${id}/delete`
    const { getByRole, getByText, asked } = await open(personOf(), {
      [path]: () => refusal(403, 'Only a super admin can delete an admin.'),
    })
    await getByRole('button', { name: 'Delete account' }).click()
    const question = getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    expect(bodiesOf(asked, path)).toEqual([])
    await question.getByRole('button', { name: /Delete/ }).click()
    await expect.element(getByText('Only a super admin can delete an admin.')).toBeVisible()
  })
})
