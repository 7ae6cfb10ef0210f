import type { InboxItem } from '@fieldhouse/contract/inbox'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { ada, bo, inboxIdOf, inboxItemOf } from './inbox.factory.ts'
import { ItemPage } from './item-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const id = inboxIdOf(1001)
const path = `/panel/admin/inbox/${id}`

const open = async (first: InboxItem, changes: Record<string, () => Response> = {}) => {
  const server = { item: first }
  const asked = network({
    [`GET ${path}`]: () => Response.json({ data: server.item }),
    ...Object.fromEntries(
      Object.entries(changes).map(([what, answer]) => [`POST ${path}/${what}`, answer] as const),
    ),
  })
  const Frame = () => (
    <>
      <Suspense>
        <ItemPage id={id} viewerId={ada.id} reported={() => <p>The reported message</p>} />
      </Suspense>
      <Toaster />
    </>
  )
  const site = await openSite({ Frame })
  const answer = site.getByRole('textbox', { name: 'Your answer' })
  return { ...site, server, asked, answer, send: site.getByRole('button', { name: 'Send answer' }) }
}

const answered = inboxItemOf({
  state: 'answered',
  version: 1,
  assignee: ada,
  history: [
    {
      id: 'e1',
      at: '2026-11-15T12:00:00Z',
      by: 'Ada Reyes',
      action: 'answered',
      assignee: null,
      text: 'In My account.',
      to: ['dana@home.test'],
    },
  ],
})

describe('an item of the inbox', () => {
  test('is answered by email, and the answer is in the history', async () => {
    const { server, asked, answer, send, getByRole, getByText } = await open(inboxItemOf(), {
      answer: () => {
        server.item = answered
        return Response.json({ data: answered })
      },
    })
    await answer.fill('In My account.')
    await getByRole('checkbox', { name: 'Close it when this is sent' }).click()
    await send.click()
    await expect.element(getByText('Your answer is on its way')).toBeVisible()
    await expect
      .element(getByRole('list', { name: 'History' }))
      .toMatchTextContent(/Ada Reyes answered by email, to dana@home\.test.*In My account\./)
    expect(bodiesOf(asked, `POST ${path}/answer`)).toEqual([
      { text: 'In My account.', is_final: true, version: 0 },
    ])
    await expect.element(answer).toHaveValue('')
  })

  test('keeps what was typed if somebody else was faster, and after a reload', async () => {
    const { server, asked, answer, send, getByText, getByRole, unmount } = await open(inboxItemOf(), {
      answer: () => refusal(409, 'Bo Lindgren answered this at the same time.', undefined, 'inbox_changed'),
    })
    await answer.fill('My long answer')
    server.item = answered
    await send.click()
    await expect.element(getByText('Bo Lindgren answered this at the same time.')).toBeVisible()
    await expect.element(getByRole('list', { name: 'History' })).toBeVisible()
    await expect.element(answer).toHaveValue('My long answer')
    await send.click()
    await expect.poll(() => bodiesOf(asked, `POST ${path}/answer`).at(-1)).toMatchObject({ version: 1 })
    await unmount()
    const again = await open(answered)
    await expect.element(again.answer).toHaveValue('My long answer')
  })

  test('is assigned to me or to another admin', async () => {
    const taken = { id: 'e1', at: '2026-11-15T12:00:00Z', by: 'Ada Reyes', action: 'assigned' as const }
    const history = [{ ...taken, assignee: ada.name, text: null, to: [] }]
    const assigned = inboxItemOf({ state: 'assigned', assignee: ada, version: 1, history })
    const { server, asked, getByRole } = await open(inboxItemOf(), {
      assign: () => {
        server.item = assigned
        return Response.json({ data: assigned })
      },
    })
    await getByRole('button', { name: 'Assign to me' }).click()
    await expect.element(getByRole('combobox', { name: 'Assigned to' })).toHaveValue(ada.id)
    await expect.element(getByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument()
    await expect.element(getByRole('complementary', { name: 'About this item' })).toHaveFocus()
    await getByRole('combobox', { name: 'Assigned to' }).selectOptions('Bo Lindgren')
    await expect.element(getByRole('combobox', { name: 'Assigned to' })).toBeEnabled()
    await expect
      .poll(() => bodiesOf(asked, `POST ${path}/assign`))
      .toEqual([
        { assignee_id: ada.id, version: 0 },
        { assignee_id: bo.id, version: 1 },
      ])
  })

  test('without an address says so, and is closed with a note', async () => {
    const item = inboxItemOf({ answer_to: [], answer_hint: 'There is no email address to answer to.' })
    const closed = inboxItemOf({ ...item, state: 'closed', version: 1 })
    const { server, asked, answer, getByRole, getByText } = await open(item, {
      close: () => {
        server.item = closed
        return Response.json({ data: closed })
      },
    })
    await expect.element(getByText('There is no email address to answer to.')).toBeVisible()
    await expect.element(answer).not.toBeInTheDocument()
    await getByRole('textbox', { name: 'Note for the team' }).fill('Fixed')
    await getByRole('button', { name: 'Close', exact: true }).click()
    await expect.element(getByRole('button', { name: 'Reopen' })).toBeVisible()
    expect(bodiesOf(asked, `POST ${path}/close`)).toEqual([{ note: 'Fixed', version: 0 }])
  })

  test('is closed without an answer, and with nothing more to say about it after one', async () => {
    const expectButton = async (item: InboxItem, name: string) => {
      const { getByRole, unmount } = await open(item)
      await expect.element(getByRole('button', { name, exact: true })).toBeVisible()
      await unmount()
    }
    await expectButton(inboxItemOf(), 'Close without an answer')
    await expectButton(answered, 'Close')
    await expectButton(inboxItemOf({ kind: 'deletion' }), 'Close')
  })

  test('shows hostile text as text, and a report with its messages', async () => {
    const { getByText } = await open(inboxItemOf({ kind: 'report', text: '<script>alert(1)</script>' }))
    await expect.element(getByText('<script>alert(1)</script>')).toBeVisible()
    await expect.element(getByText('The reported message')).toBeVisible()
  })
})
