import type { ListedUser } from '@fieldhouse/contract/admin'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../lib/api-error.ts'
import { listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import type { UsersSearch } from '../users-search.ts'
import { aWork } from '../work/work.factory.ts'
import { UsersPage } from './users-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const nothing = { open: false, login_as: false, mark: false, delete: false, restore: false }

const user = (first_name: string, facts: Partial<ListedUser> = {}): ListedUser => ({
  id: first_name,
  first_name,
  last_name: 'Abel',
  email: `${first_name.toLowerCase()}@mail.example`,
  phone: null,
  photo_url: null,
  city: null,
  state: null,
  country: null,
  type: 'coach',
  type_title: 'Coach',
  athlete_slug: null,
  subscription: null,
  is_vip: false,
  page: null,
  coach: { college: null, is_verified: false },
  athletes: [],
  last_seen_at: null,
  created_at: '2026-03-03T12:00:00Z',
  deleted_at: null,
  can: { ...nothing, open: true, login_as: true, mark: true, delete: true },
  ...facts,
})

const filters = [
  { key: 'all', title: 'All users', count: 3012 },
  { key: 'coach', title: 'Coaches', count: 2 },
]

const everybody = [
  user('Ada'),
  user('Noor', { type: 'athlete', type_title: 'Athlete', athlete_slug: 'noor-abel' }),
  user('Zoe', { type: 'admin', type_title: 'Admin', can: nothing, email: null }),
  user('Gone', { deleted_at: '2026-03-04T12:00:00Z', can: { ...nothing, open: true, restore: true } }),
]

const open = async (
  users: () => Response,
  start: UsersSearch = {},
  answers: Parameters<typeof network>[0] = {},
) => {
  const onLoginAs = vi.fn(() => Promise.resolve())
  const asked = network({
    'GET /panel/filter': () => Response.json({ data: filters }),
    'GET /panel/admin/work': () => Response.json({ data: [] }),
    'GET /panel/users/all': users,
    'POST /panel/admin/affiliates/invite': ({ body }) =>
      body.email === 'taken@mail.example'
        ? refusal(422, 'Please check the highlighted fields.', { email: ['Somebody has this address.'] })
        : Response.json({ data: { id: 'x' } }),
    ...answers,
  })
  const Page = () => {
    const [search, setSearch] = useState<UsersSearch>(start)
    return (
      <>
        <UsersPage
          search={search}
          onSearchChange={setSearch}
          hrefOf={({ page: number = 1 }) => `/admin/users?page=${number}`}
          onLoginAs={onLoginAs}
        />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ Frame: Page })
  const searches = () => asked.filter(({ call }) => call === 'GET /panel/users/all').map(({ query }) => query)
  return { ...site, asked, searches, onLoginAs, table: site.getByRole('table', { name: 'Users' }) }
}

const found =
  (users = everybody, more = {}) =>
  () =>
    Response.json(listPage(users, more))

describe('/admin/users', () => {
  test('shows all accounts, with address, type, and date', async () => {
    const { table, getByRole } = await open(found(everybody, { total: 3012 }))
    await expect.element(table.getByRole('link', { name: 'Ada Abel', exact: true })).toBeVisible()
    await expect
      .element(table.getByRole('row', { name: /Ada Abel/ }))
      .toMatchTextContent(/ada@mail\.example.*Coach.*Mar 3, 2026/)
    await expect
      .element(table.getByRole('link', { name: 'Noor Abel', exact: true }))
      .toHaveAttribute('href', '/admin/users/Noor')
    await expect.element(table.getByRole('row', { name: /Gone Abel/ })).toMatchTextContent(/Deleted/)
    await expect.element(getByRole('status').first()).toHaveTextContent('3,012 users')
    await expect
      .element(table.getByRole('link', { name: 'Open Ada Abel' }))
      .toHaveAttribute('href', '/admin/users/Ada')
    await expect.element(table.getByRole('link', { name: /Zoe Abel/ })).not.toBeInTheDocument()
  })

  test('searches when typing pauses', async () => {
    const { getByRole, searches } = await open(found())
    await getByRole('textbox', { name: 'Name or email' }).fill('  abel ')
    await expect.poll(searches).toEqual([{}, { q: 'abel' }])
    await expect.element(getByRole('textbox', { name: 'Name or email' })).toHaveValue('  abel ')
  })

  test('filters by type, and shows the count', async () => {
    const { getByRole, searches } = await open(found(), { q: 'abel', page: 3 })
    await getByRole('button', { name: 'Coaches 2', exact: true }).click()
    await expect.poll(searches).toEqual([
      { q: 'abel', page: '3' },
      { q: 'abel', type: 'coach' },
    ])
    await expect.element(getByRole('button', { name: 'Coaches 2' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('pages through the list', async () => {
    const { getByRole, searches } = await open(found(everybody, { total: 40, last: 3 }))
    await getByRole('link', { name: 'Next' }).click()
    await expect.poll(searches).toEqual([{}, { page: '2' }])
  })

  test('ACC-15 offers to log in as permitted users, and shows a refusal', async () => {
    const { getByRole, getByText, onLoginAs } = await open(found())
    onLoginAs.mockRejectedValueOnce(
      new ApiError(403, { code: 'forbidden', message: 'This user can’t be impersonated.', request_id: 'r1' }),
    )
    await getByRole('button', { name: 'Log in as Ada Abel' }).click()
    await expect.element(getByText('This user can’t be impersonated.')).toBeVisible()
    expect(onLoginAs).toHaveBeenCalledExactlyOnceWith('Ada')
    for (const name of ['Zoe', 'Gone'])
      await expect.element(getByRole('button', { name: `Log in as ${name} Abel` })).not.toBeInTheDocument()
  })

  test('says when nobody is found, and links back to all', async () => {
    const { getByRole, searches } = await open(found([]), { q: 'nobody' })
    await getByRole('button', { name: 'Show everyone' }).click()
    await expect.poll(searches).toEqual([{ q: 'nobody' }, {}])
    await expect.element(getByRole('textbox', { name: 'Name or email' })).toHaveValue('')
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole, table } = await open(() => (isAway ? refusal(429, 'Please wait 9 s.') : found()()))
    await expect
      .element(getByRole('alert').first())
      .toMatchTextContent(/The users did not load.*Please wait 9 s\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(table).toBeVisible()
  })

  test('on a phone each user is a separate row', async () => {
    await page.viewport(390, 844)
    const { table, getByRole } = await open(found())
    const rows = getByRole('list', { name: 'Users' }).getByRole('listitem')
    await expect
      .element(rows.first())
      .toMatchTextContent(/Ada Abel.*ada@mail\.example.*Coach, joined Mar 3, 2026/)
    await expect.element(table).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Log in as Ada Abel' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('Invite affiliate', () => {
  const openForm = async () => {
    const site = await open(found())
    await site.getByRole('button', { name: 'Invite affiliate' }).click()
    const form = page.getByRole('dialog', { name: 'Invite affiliate' })
    await form.getByRole('textbox', { name: 'First Name' }).fill('Mila')
    await form.getByRole('textbox', { name: 'Last Name' }).fill('Okafor')
    return { ...site, form, send: form.getByRole('button', { name: 'Send invitation' }) }
  }

  test('sends it, and says to whom', async () => {
    const { form, send, asked, getByText } = await openForm()
    await form.getByRole('textbox', { name: 'Email' }).fill('mila@mail.example')
    await send.click()
    await expect.element(getByText('The invitation is on its way to mila@mail.example.')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    expect(asked.at(-1)).toMatchObject({
      call: 'POST /panel/admin/affiliates/invite',
      body: { first_name: 'Mila', last_name: 'Okafor', gender: '', email: 'mila@mail.example' },
    })
  })

  test('keeps what was typed after a refusal, and says why', async () => {
    const { form, send } = await openForm()
    await form.getByRole('textbox', { name: 'Email' }).fill('taken@mail.example')
    await send.click()
    await expect.element(form.getByText('Somebody has this address.')).toBeVisible()
    await expect.element(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Mila')
  })
})

test('ADM-01 a deleted account is restored from the list, and the list reloads', async () => {
  let isBack = false
  const { getByRole, asked } = await open(
    () => Response.json(listPage(isBack ? [user('Gone')] : everybody)),
    { type: 'deleted' },
    {
      'POST /panel/admin/users/Gone/restore': () => {
        isBack = true
        return Response.json({ data: { id: 'Gone' } })
      },
    },
  )
  await expect.element(getByRole('button', { name: /^Restore/ })).toHaveLength(1)
  await getByRole('button', { name: 'Restore Gone Abel' }).click()
  await expect.element(page.getByText('Gone Abel can sign in again.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Log in as Gone Abel' })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'GET /panel/filter').length).toBeGreaterThan(1)
})

describe('ADM-01 the list', () => {
  test('has the columns of the chosen type', async () => {
    const noor = user('Noor', {
      type: 'athlete',
      coach: null,
      page: { sport_key: 'soccer', class: 2027, is_visible: false, is_seros: true },
      subscription: { package_key: 'package-2', name: 'Starter Elite' },
    })
    const { table } = await open(found([noor]), { type: 'athlete' })
    await expect
      .element(table.getByRole('row', { name: /Noor Abel/ }))
      .toMatchTextContent(/Soccer, 2027.*Premium.*Hidden.*Starter Elite/)
  })

  test('is sorted another way, from the first page', async () => {
    const { getByRole, searches } = await open(found(), { type: 'coach', page: 2 })
    await getByRole('button', { name: /Newest/ }).click()
    await page.getByRole('menuitemradio', { name: 'Last seen' }).click()
    await expect.poll(searches).toEqual([
      { type: 'coach', page: '2' },
      { type: 'coach', sort: 'seen' },
    ])
  })

  test('starts work on everyone who matches, and on nobody else', async () => {
    const { getByRole, getByText, asked } = await open(
      found(everybody, { total: 1204 }),
      { q: 'abel' },
      { 'POST /panel/admin/work': () => Response.json({ data: aWork() }, { status: 201 }) },
    )
    await getByRole('checkbox', { name: 'Select all on this page' }).click()
    await getByRole('button', { name: 'Select all 1,204 users' }).click()
    await getByRole('button', { name: 'Mark as VIP' }).click()
    await expect.element(getByText('Started. You can leave this page.')).toBeVisible()
    const sent = asked.filter(({ call }) => call.startsWith('POST'))
    expect(sent).toMatchObject([
      {
        call: 'POST /panel/admin/work',
        body: { kind: 'change-users', action: 'mark-vip', type: 'all', q: 'abel' },
      },
    ])
  })

  test('deletes the selected after a question, and those who were refused stay selected', async () => {
    const { table, getByRole, getByText, asked } = await open(
      found(),
      {},
      {
        'POST /panel/admin/users/bulk': () =>
          Response.json({
            data: [
              { id: 'Ada', is_done: true, message: null },
              { id: 'Zoe', is_done: false, message: 'Only a super admin can delete an admin.' },
            ],
          }),
      },
    )
    await table.getByRole('checkbox', { name: 'Select Ada Abel' }).click()
    await table.getByRole('checkbox', { name: 'Select Zoe Abel' }).click()
    await getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 2 accounts?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(getByText('1 user deleted.')).toBeVisible()
    await expect.element(getByText('1 user skipped. Only a super admin can delete an admin.')).toBeVisible()
    await expect.element(getByText('1 selected')).toBeVisible()
    expect(asked.find(({ call }) => call.endsWith('/bulk'))?.body).toEqual({
      action: 'delete',
      ids: ['Ada', 'Zoe'],
    })
  })
})
