import type { InboxRow } from '@fieldhouse/contract/inbox'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { bo, inboxAnswer, inboxIdOf, inboxRowOf } from './inbox.factory.ts'
import { InboxPage } from './inbox-page.tsx'
import type { InboxSearch } from './inbox-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const bulk = 'POST /panel/admin/inbox/bulk'

const open = async (rows: readonly InboxRow[], start: InboxSearch = {}) => {
  const asked = network({
    'GET /panel/admin/inbox': () => Response.json(inboxAnswer(rows)),
    [bulk]: () => Response.json({ data: { changed: 1, skipped: 1 } }),
  })
  const Frame = () => {
    const [search, setSearch] = useState(start)
    return (
      <>
        <InboxPage search={search} onSearchChange={setSearch} hrefOf={() => '/admin/inbox'} />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ Frame })
  const last = () => asked.findLast(({ call }) => call.startsWith('GET'))?.query
  return { ...site, asked, last, table: site.getByRole('table', { name: 'Inbox' }) }
}

const spam = inboxRowOf({
  id: inboxIdOf(1002),
  from: 'Rank Boosters',
  excerpt: '<img src=x onerror=alert(1)>',
})

describe('/admin/inbox', () => {
  test('shows who sent what, as text, with a link to it', async () => {
    const { table } = await open([inboxRowOf({ state: 'assigned', assignee: bo }), spam])
    const rows = table.getByRole('row')
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Dana Ortiz.*contact form.*How do I cancel\?.*Contact.*Assigned.*Bo Lindgren/)
    await expect.element(rows.nth(2)).toMatchTextContent(/<img src=x onerror=alert\(1\)>.*New.*Nobody/)
    await expect
      .element(rows.nth(1).getByRole('link', { name: 'Dana Ortiz' }))
      .toHaveAttribute('href', `/admin/inbox/${inboxIdOf(1001)}`)
  })

  test('narrows by kind, state, and text, and sorts', async () => {
    const { getByRole, last } = await open([inboxRowOf()])
    await getByRole('button', { name: /Reported messages/ }).click()
    await getByRole('tab', { name: /Mine/ }).click()
    await getByRole('textbox', { name: 'Name, email, or text' }).fill('tran')
    await expect.poll(last).toMatchObject({ kind: 'report', view: 'mine', q: 'tran' })
  })

  test('closes and assigns what is selected, and says what was skipped', async () => {
    const { asked, getByRole, getByText, table } = await open([inboxRowOf(), spam])
    await table.getByRole('checkbox', { name: /Dana Ortiz/ }).click()
    await table.getByRole('checkbox', { name: /Rank Boosters/ }).click()
    await getByRole('button', { name: 'Close' }).click()
    await expect.element(getByText('1 item closed.')).toBeVisible()
    await expect.element(getByText(/1 item skipped/)).toBeVisible()
    expect(bodiesOf(asked, bulk)).toEqual([
      {
        action: 'close',
        items: [
          { id: inboxIdOf(1001), version: 0 },
          { id: inboxIdOf(1002), version: 0 },
        ],
      },
    ])
    await table.getByRole('checkbox', { name: /Dana Ortiz/ }).click()
    await getByRole('button', { name: 'Assign to' }).click()
    await getByRole('menuitem', { name: 'Bo Lindgren' }).click()
    await expect
      .poll(() => bodiesOf(asked, bulk).at(-1))
      .toMatchObject({ action: 'assign', assignee_id: bo.id, items: [{ id: inboxIdOf(1001) }] })
  })

  test('says when nothing is waiting, and when nothing was found', async () => {
    const { getByRole } = await open([])
    await expect.element(getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible()
    await getByRole('textbox', { name: 'Name, email, or text' }).fill('tran')
    await expect.element(getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })

  test('says when it did not load', async () => {
    network({ 'GET /panel/admin/inbox': () => refusal(429, 'Please wait 9 s.') })
    const { getByRole } = await openSite({
      Frame: () => <InboxPage search={{}} onSearchChange={() => undefined} hrefOf={() => '/'} />,
    })
    await expect.element(getByRole('alert').first()).toMatchTextContent(/The inbox did not load.*Please wait/)
  })
})
