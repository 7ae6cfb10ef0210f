import { getUser, logout } from '@fieldhouse/contract/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '../lib/api.ts'
import { eventually } from '../lib/eventually.factory.ts'
import { network, refusal } from '../lib/network.factory.ts'
import { openSite } from '../lib/site.factory.tsx'
import { CallAlert } from './call-alert.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const alert = page.getByRole('alertdialog')

const leave = () => call(logout, {}).catch(() => undefined)

/** Like a call that the page makes by itself. */
const askWhoIsLooking = () => call(getUser, {}).catch(() => undefined)

describe('SHL-05 the alert for a failed call', () => {
  test('stays until it was read, whatever the page requests in the meantime', async () => {
    network({
      'POST /logout': () => refusal(500, 'The words of the server'),
      'GET /user': () => Response.json(null),
    })
    await openSite({ Frame: CallAlert })
    // The second call starts before the first failure is rendered, the third after it.
    await leave().then(askWhoIsLooking)
    await expect.element(alert.getByText('The words of the server')).toBeVisible()
    await askWhoIsLooking()
    await expect.element(alert.getByRole('button', { name: 'OK' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('opens again for the same error', async () => {
    network({ 'POST /logout': () => refusal(500, 'Again') })
    await openSite({ Frame: CallAlert })
    for (const _time of ['first', 'second']) {
      await leave()
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect.element(alert).not.toBeInTheDocument()
    }
  })

  test('is replaced by a newer one', async () => {
    let words = 'The first words'
    network({ 'POST /logout': () => refusal(500, words) })
    await openSite({ Frame: CallAlert })
    await leave()
    await expect.element(alert.getByText('The first words')).toBeVisible()
    words = 'The second words'
    await leave()
    await expect.element(alert.getByText('The second words')).toBeVisible()
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('a 404 leaves the page, even if the page sends another call right away', async () => {
    network({
      'POST /logout': () => refusal(404, 'This page could not be found'),
      'GET /user': () => Response.json(null),
    })
    const { place } = await openSite({ at: '/contact-us', Frame: CallAlert })
    await leave().then(askWhoIsLooking)
    await eventually(() => expect(place()).toBe('/404'))
  })
})
