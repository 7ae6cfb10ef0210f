import type { User } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { onDemand } from '../../../ui/loading/on-demand.tsx'
import { amara, mother, pageOf, personOf, rowOf } from '../messaging.factory.ts'
import { MessengerDialog } from './messenger-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const agent = personOf({ id: 'agent', first_name: 'Jo', last_name: 'Bell', type: 'rsc', position: null })
const dialog = page.getByRole('dialog', { name: 'Chat with your success coach' })
const { OnDemand: Messenger } = onDemand(() => Promise.resolve(MessengerDialog))

const open = async (viewer: User, coach: () => Response, package_ended_on: string | null = null) => {
  const asked = network({
    'GET /my-rsa': coach,
    'GET /message': () => Response.json(pageOf([rowOf(1)], { facts: { contact: agent, package_ended_on } })),
    'POST /message/mark': () => Response.json({ data: { marked: 1 } }),
  })
  const Frame = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Messenger
          isOpen={isOpen}
          viewer={viewer}
          chat={null}
          ended={(facts) => <p>Ended on {facts.package_ended_on}</p>}
          onClose={() => setOpen(false)}
        />
      </>
    )
  }
  const site = await openSite({ viewer, Frame })
  await site.getByRole('button', { name: 'Open' }).click()
  const loads = () => asked.filter(({ call }) => call === 'GET /message').map(({ query }) => query)
  return { ...site, asked, loads }
}

const assigned = () =>
  Response.json({
    data: {
      id: agent.id,
      first_name: 'Jo',
      last_name: 'Bell',
      photo: null,
      phone: null,
      athlete_user_id: amara.id,
    },
  })

describe('MSG-04 the messenger', () => {
  test('PAY-04 has a line after the package ended, and the conversation goes on below it', async () => {
    await open(viewerOf({ id: amara.id }), assigned, '2026-11-17')
    await expect.element(dialog.getByText('Ended on 2026-11-17')).toBeVisible()
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
    await expect.element(dialog.getByPlaceholder('Type message...')).toBeVisible()
  })

  test('has no such line while the package runs', async () => {
    await open(viewerOf({ id: amara.id }), assigned)
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
    expect(dialog.getByText(/^Ended on/).elements()).toHaveLength(0)
  })

  test("opens the conversation with the person's success coach", async () => {
    const { loads } = await open(viewerOf({ id: amara.id }), assigned)
    await expect.element(dialog.getByRole('heading', { name: 'Jo Bell' })).toBeVisible()
    await expect.element(dialog.getByPlaceholder('Type message...')).toHaveFocus()
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
    await expect
      .element(dialog.getByText('Press Enter to send. Your parents can read this chat.'))
      .toBeVisible()
    expect(loads()[0]).toMatchObject({ contact: 'agent' })
    expect(loads()[0]).not.toHaveProperty('user')
  })

  test("a parent's request names the athlete", async () => {
    const { loads } = await open(viewerOf({ id: mother.id, type: 'parent' }), assigned)
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
    expect(loads()[0]).toMatchObject({ contact: 'agent', user: amara.id })
  })

  test('closes on Escape or by its button, returns the focus, and stops requesting', async () => {
    const { getByRole } = await open(viewerOf({ id: amara.id }), assigned)
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getByRole('button', { name: 'Open' })).toHaveFocus()
    await getByRole('button', { name: 'Open' }).click()
    await dialog.getByRole('button', { name: 'Close chat' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('says when there is no success coach, and when loading failed', async () => {
    await open(viewerOf({ id: amara.id }), () => Response.json({ data: null }))
    await expect.element(dialog.getByRole('heading', { name: 'No success coach yet' })).toBeVisible()
  })

  test('tries again when the success coach did not load', async () => {
    let isAway = true
    await open(viewerOf({ id: amara.id }), () => (isAway ? refusal(503, 'We’ll be right back.') : assigned()))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The chat did not load/)
    isAway = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText('Message 1')).toBeVisible()
  })

  test('fills a phone, with the field visible', async () => {
    await page.viewport(390, 844)
    await open(viewerOf({ id: amara.id }), assigned)
    await expect.element(dialog.getByPlaceholder('Type message...')).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBe(390)
    const { height, width } = dialog.element().getBoundingClientRect()
    expect([width, height]).toEqual([390, 844])
  })
})
