import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { DropInFields } from './drop-in-fields.tsx'
import { PayForm } from './pay-form.tsx'

/** A stand-in for Braintree's script, which needs Braintree's hosts. It draws one field and counts its instances. */
const theirs = vi.hoisted(() => {
  type Options = { container: HTMLElement; authorization: string; [option: string]: unknown }
  type Listener = (change: { newViewId: string }) => void
  const listeners = new Map<string, Listener>()
  const facts = {
    wasLoaded: false,
    open: 0,
    created: [] as Options[],
    cleared: 0,
    /** What the next setup and the next request do. */
    setUp: async (): Promise<void> => undefined,
    request: async (_sheet: HTMLElement): Promise<{ nonce: string }> => ({ nonce: 'their-nonce' }),
    emit: (event: string, newViewId = '') => listeners.get(event)?.({ newViewId }),
  }
  const create = async (options: Options) => {
    facts.created.push(options)
    await facts.setUp()
    const sheet = document.createElement('div')
    // Its styles hide a sheet until it is chosen.
    sheet.className = 'braintree-sheet'
    sheet.style.display = 'block'
    sheet.textContent = 'Their card form'
    options.container.append(sheet)
    facts.open += 1
    return {
      requestPaymentMethod: () => facts.request(sheet),
      clearSelectedPaymentMethod: () => {
        facts.cleared += 1
      },
      teardown: async () => {
        facts.open -= 1
        sheet.remove()
      },
      on: (event: string, listener: Listener) => void listeners.set(event, listener),
    }
  }
  return { facts, create }
})
vi.mock('braintree-web-drop-in', () => {
  theirs.facts.wasLoaded = true
  return { create: theirs.create }
})

const { facts } = theirs
const first = { ...facts }
beforeEach(() => Object.assign(facts, { ...first, wasLoaded: facts.wasLoaded, created: [] }))
afterEach(() => vi.unstubAllGlobals())

const athleteUserId = '01890a5d-ac96-774b-bcce-b302099a9001'
const secretPath = `/subscription/client-secret/${athleteUserId}`
let tokens = 0
const answerSecret = (provider: string) => () =>
  Response.json({ data: { client_token: `token-${++tokens}`, provider } })

const pay = page.getByRole('button', { name: /^Pay/ })
const theirForm = page.getByText('Their card form')

const open = async (provider = 'braintree', onMethod = vi.fn()) => {
  const asked = network({ [`GET ${secretPath}`]: answerSecret(provider) })
  const Frame = () => {
    const [isOpen, setOpen] = useState(true)
    const [label, setLabel] = useState('Pay $0.00 today')
    return (
      <>
        {isOpen && (
          <PayForm
            athleteUserId={athleteUserId}
            submitLabel={label}
            isBusy={false}
            fault={null}
            onMethod={onMethod}
          />
        )}
        <button type="button" onClick={() => setOpen((is) => !is)}>
          Open or close
        </button>
        <button type="button" onClick={() => setLabel('Pay $9.00 today')}>
          Other package
        </button>
      </>
    )
  }
  await openSite({ Frame })
  return { asked, onMethod }
}

// First, because a loaded script stays loaded.
test('PAY-03 without keys, nothing of Braintree’s script is loaded', async () => {
  await open('sandbox')
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  expect(facts.wasLoaded).toBe(false)
})

test('PAY-03 with keys, Braintree’s form asks for the card and PayPal, and gives a nonce', async () => {
  const { onMethod } = await open()
  await expect.element(theirForm).toBeVisible()
  expect(facts.created).toEqual([
    expect.objectContaining({
      authorization: expect.stringMatching(/^token-/),
      card: expect.objectContaining({
        cardholderName: { required: true },
        vault: { vaultCard: false },
        overrides: expect.objectContaining({ fields: { number: { maxCardLength: 16 } } }),
      }),
      paypal: expect.objectContaining({ flow: 'vault', vault: { vaultPayPal: false } }),
    }),
  ])
  await pay.click()
  await eventually(() => expect(onMethod).toHaveBeenCalledExactlyOnceWith('their-nonce'))
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument()
})

test('there is one instance at a time, and none after closing', async () => {
  await open()
  await expect.element(theirForm).toBeVisible()
  await page.getByRole('button', { name: 'Open or close' }).click()
  await eventually(() => expect(facts.open).toBe(0))
  await page.getByRole('button', { name: 'Open or close' }).click()
  await expect.element(theirForm).toBeVisible()
  expect([facts.created.length, facts.open]).toEqual([2, 1])
})

test('one that is mounted twice, as React does in development, is set up once', async () => {
  const Twice = () => {
    const [round, setRound] = useState(0)
    useEffect(() => setRound(1), [])
    return <DropInFields key={round} ref={null} clientToken="token" onReady={vi.fn()} onRetry={vi.fn()} />
  }
  await openSite({ Frame: Twice })
  await expect.element(theirForm).toBeVisible()
  expect([facts.created.length, facts.open]).toEqual([1, 1])
})

test('one that is closed while it is set up is torn down when it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  facts.setUp = () => promise
  await open()
  await eventually(() => expect(facts.created).toHaveLength(1))
  await page.getByRole('button', { name: 'Open or close' }).click()
  resolve()
  await eventually(() => expect(facts.open).toBe(0))
})

test('another package changes the button, and what was typed stays', async () => {
  await open()
  await expect.element(theirForm).toBeVisible()
  await page.getByRole('button', { name: 'Other package' }).click()
  await expect.element(page.getByRole('button', { name: 'Pay $9.00 today' })).toBeEnabled()
  expect([facts.created.length, facts.open]).toEqual([1, 1])
})

test('a setup that fails says so in the specification’s words, and a retry has a new token', async () => {
  facts.setUp = async () => {
    throw new Error('There was an error creating Drop-in.')
  }
  const { asked } = await open()
  await expect
    .element(
      page.getByText(
        'There was an error setting up the client instance. Message: There was an error creating Drop-in.',
      ),
    )
    .toBeVisible()
  await expect.element(pay).toBeDisabled()
  facts.setUp = first.setUp
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(theirForm).toBeVisible()
  await expect.element(pay).toBeEnabled()
  expect(asked).toHaveLength(2)
  expect(facts.created.at(-1)?.authorization).not.toBe(facts.created[0]?.authorization)
})

test('without a card or PayPal nothing is bought, and the page says what to do', async () => {
  facts.request = async () => {
    throw new Error('No payment method is available.')
  }
  const { onMethod } = await open()
  await expect.element(theirForm).toBeVisible()
  await pay.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose card or PayPal first.')
  facts.emit('changeActiveView', 'card')
  await pay.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please check the form above and try again.')
  expect(onMethod).not.toHaveBeenCalled()
})

test('after a decline another card can be entered', async () => {
  await open('braintree', vi.fn().mockResolvedValue(undefined))
  await expect.element(theirForm).toBeVisible()
  await pay.click()
  await eventually(() => expect(facts.cleared).toBe(1))
})

test('Enter in a field of the card pays', async () => {
  const { onMethod } = await open()
  await expect.element(theirForm).toBeVisible()
  facts.emit('card:inputSubmitRequest')
  await eventually(() => expect(onMethod).toHaveBeenCalledOnce())
})

test('a transition that never starts does not hold up the payment', async () => {
  facts.request = (sheet) => {
    const { promise, resolve } = Promise.withResolvers<{ nonce: string }>()
    sheet.addEventListener('transitionend', () => resolve({ nonce: 'after-transition' }))
    sheet.classList.add('braintree-sheet--tokenized')
    return promise
  }
  const { onMethod } = await open()
  await expect.element(theirForm).toBeVisible()
  await pay.click()
  await eventually(() => expect(onMethod).toHaveBeenCalledExactlyOnceWith('after-transition'))
})

test('its fields get today’s colors', async () => {
  document.documentElement.dataset.mode = 'dark'
  await open()
  await expect.element(theirForm).toBeVisible()
  const { card } = facts.created[0] as unknown as {
    card: { overrides: { styles: { input: { color: string } } } }
  }
  // Light text, because the page is dark.
  expect(Number.parseInt(card.overrides.styles.input.color.slice(1, 3), 16)).toBeGreaterThan(200)
  delete document.documentElement.dataset.mode
})
