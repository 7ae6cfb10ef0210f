import type { User } from '@fieldhouse/contract/accounts'
import type { Offer } from '@fieldhouse/contract/billing.subscriptions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { visa } from '../account/payment.factory.ts'
import { buildPackages } from '../packages.factory.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { buildOffer, buildResult } from './purchase.factory.ts'

afterEach(() => vi.unstubAllGlobals())

const noor = viewerOf()
const { id } = noor
const create = `POST /subscription/create/${id}`
const token = btoa(
  JSON.stringify({
    authorizationFingerprint: 'print',
    sandbox: { tokenizeUrl: 'http://127.0.0.1:9/cards', paypalUrl: 'http://127.0.0.1:9/paypal' },
  }),
)

const open = async (
  answers: Parameters<typeof network>[0] = {},
  { viewer = noor, offer = buildOffer() }: { viewer?: User | null; offer?: Offer } = {},
) => {
  let nonces = 0
  const asked = network({
    'GET /packages': () => Response.json({ data: buildPackages() }),
    [`GET /subscription/offer/${id}`]: () => Response.json({ data: offer }),
    'GET /my-account/payment': () => Response.json({ data: { payment_methods: [] } }),
    [`GET /subscription/client-secret/${id}`]: () =>
      Response.json({ data: { client_token: token, provider: 'sandbox' } }),
    'POST /cards': () => Response.json({ creditCards: [{ nonce: `nonce-${++nonces}` }] }),
    ...answers,
  })
  const calls = { onClose: vi.fn(), onOther: vi.fn(), onDone: vi.fn(), onBought: vi.fn() }
  await openSite({
    viewer,
    Frame: () => (
      <PaymentDialog
        isOpen
        viewer={viewer}
        choice={{ packageKey: 'package-2', cycle: 'monthly' }}
        athleteUserId={null}
        view={null}
        promoCode={null}
        onChoiceChange={() => {}}
        onRoleNeeded={() => {}}
        onBackChange={() => {}}
        renderPromo={({ fault, onCode }) => (
          <button type="button" onClick={() => onCode('SPRING')}>
            Use a code {fault}
          </button>
        )}
        renderAccount={({ view, onLeave }) => (
          <button type="button" onClick={onLeave}>
            Account: {view}
          </button>
        )}
        {...calls}
      />
    ),
  })
  return { asked, ...calls }
}

const dialog = page.getByRole('dialog')
const press = (name: string) => page.getByRole('button', { name }).click()

const fillIn = async () => {
  await page.getByRole('textbox', { name: 'Name on the card' }).fill('Corinne Whitlock')
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111')
  await page.getByRole('textbox', { name: 'Expires' }).fill('0931')
  await page.getByRole('textbox', { name: 'CVC' }).fill('123')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('97702')
}

const pay = 'Start Starter Elite, pay $0.00 today'
const bought = () => Response.json(buildResult())

describe('PAY-02 an athlete', () => {
  test('sees what is charged when, pays, and reads the congratulations and the invoice', async () => {
    const { asked, onBought, onDone } = await open({ [create]: bought })
    await expect.element(dialog.getByText('First charge, $49.00.')).toBeVisible()
    await expect.element(dialog.getByText('Dec 8, 2026')).toBeVisible()
    await fillIn()
    await press(pay)
    await expect.element(dialog.getByText(/Starter Elite is yours.*within 48 hours/)).toBeVisible()
    await expect.element(dialog).toMatchTextContent(/Paid today\$0\.00/)
    expect(bodiesOf(asked, create)).toEqual([
      { package_key: 'package-2', billing_cycle: 'monthly', payment_method: 'nonce-1', due_today: 0 },
    ])
    expect(onBought).toHaveBeenCalledOnce()
    await press('See the invoice')
    await expect.element(dialog.getByText('FH-000001')).toBeVisible()
    await expect.element(dialog.getByText('$49.00 on Dec 15, 2026', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Payment method', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Download as PDF' }))
      .toHaveAttribute('href', '/api/invoices/1/pdf')
    await press('Back')
    await press('Continue')
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ userId: id, name: 'Noor Castellanos', slug: null })
  })

  test('keeps a half-typed card when a promo code is refused', async () => {
    await open({
      [`GET /subscription/offer/${id}`]: ({ query }) =>
        query.promo_code
          ? refusal(422, 'No', { promo_code: ['This code is used up.'] }, 'invalid')
          : Response.json({ data: buildOffer() }),
    })
    await fillIn()
    await press('Use a code')
    await expect.element(page.getByRole('button', { name: 'Use a code This code is used up.' })).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Card number' }))
      .toHaveValue('4111 1111 1111 1111')
    await expect.element(page.getByRole('button', { name: pay })).toBeEnabled()
  })

  test('keeps a half-typed card when the price of the other period does not load', async () => {
    let tries = 0
    await open({
      [`GET /subscription/offer/${id}`]: ({ query }) =>
        query.billing_cycle === 'annual' && ++tries === 1
          ? refusal(503, 'Away', undefined, 'unavailable')
          : Response.json({ data: buildOffer() }),
    })
    await fillIn()
    await page.getByRole('radio', { name: 'Annual 2 months free', exact: true }).click()
    await expect.element(dialog.getByText('We couldn’t load the price')).toBeVisible()
    await press('Try again')
    await expect.element(dialog.getByText('We couldn’t load the price')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('textbox', { name: 'Card number' }))
      .toHaveValue('4111 1111 1111 1111')
  })

  test('reads why the card was declined, and pays with another', async () => {
    let tries = 0
    const { asked } = await open({
      [create]: () =>
        ++tries === 1
          ? refusal(
              422,
              'No',
              { payment_method: ['The bank said no. Nothing was charged.'] },
              'card_declined',
            )
          : bought(),
    })
    await fillIn()
    await press(pay)
    await expect.element(dialog.getByText('The bank said no. Nothing was charged.')).toBeVisible()
    await press(pay)
    await expect.element(dialog.getByText(/Starter Elite is yours/)).toBeVisible()
    expect(bodiesOf(asked, create).map((body) => body.payment_method)).toEqual(['nonce-1', 'nonce-2'])
  })

  test('sends exactly the same again when the answer got lost', async () => {
    let tries = 0
    const { asked } = await open({
      [create]: () => {
        if (++tries === 1) throw new TypeError('failed to fetch')
        return bought()
      },
    })
    await fillIn()
    await press(pay)
    await expect.element(dialog.getByText(/you can’t be charged twice/)).toBeVisible()
    await press('Try again')
    await expect.element(dialog.getByText(/Starter Elite is yours/)).toBeVisible()
    const [first, second] = bodiesOf(asked, create)
    expect(second).toEqual(first)
    expect(bodiesOf(asked, 'POST /cards')).toHaveLength(1)
  })

  test('needs no card when a code turns out to cover everything', async () => {
    const offers = [buildOffer(), buildOffer({ kind: 'full-discount', next_charge_on: null })]
    const upgrade = `POST /subscription/free-upgrade/${id}`
    const { asked } = await open({
      [`GET /subscription/offer/${id}`]: () => Response.json({ data: offers.shift() }),
      [create]: () => refusal(409, 'No card is needed.', undefined, 'nothing_to_pay'),
      [upgrade]: bought,
    })
    await fillIn()
    await press(pay)
    await expect.element(dialog.getByText('$0.00. No card needed.')).toBeVisible()
    await press(pay)
    await expect.element(dialog.getByText(/Starter Elite is yours/)).toBeVisible()
    expect(bodiesOf(asked, upgrade)).toEqual([{ package_key: 'package-2', billing_cycle: 'monthly' }])
  })

  test('enters an address first where there is a tax', async () => {
    const offers = [buildOffer({ needs_address: true }), buildOffer()]
    await open({
      [`GET /subscription/offer/${id}`]: () => Response.json({ data: offers.shift() }),
      'GET /billing-address': () => Response.json({ data: null }),
      'POST /billing-address/update': ({ body }) => Response.json({ data: body }),
    })
    await page.getByRole('textbox', { name: 'Street address' }).fill('12 Alder St')
    await page.getByRole('textbox', { name: 'City' }).fill('Bend')
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Oregon')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('97702')
    await press('Continue')
    await expect.element(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  })

  test('has nothing to buy if it is the same package', async () => {
    const { onClose } = await open({}, { offer: buildOffer({ kind: 'none' }) })
    await expect.element(dialog.getByText(/already has Starter Elite/)).toBeVisible()
    await press('Choose another package')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('changes to a smaller package later, without a card', async () => {
    const message = 'Your package changes on Dec 15.'
    await open(
      {
        [create]: () => Response.json(buildResult({ status: 'scheduled', message, invoice: null })),
        'GET /my-account/payment': () => Response.json({ data: { payment_methods: [visa] } }),
      },
      { offer: buildOffer({ kind: 'change-later' }) },
    )
    await expect.element(page.getByRole('dialog', { name: 'Change your package' })).toBeVisible()
    await expect.element(dialog.getByText(/^Visa ending in 1111 pays the next charge/)).toBeVisible()
    await press('Change to Starter Elite, pay $0.00 today')
    await expect.element(page.getByRole('dialog', { name: 'All set' }).getByText(message)).toBeVisible()
    expect(page.getByRole('button', { name: 'See the invoice' }).elements()).toEqual([])
  })

  test('congratulates nobody on another billing period', async () => {
    const message = 'Your change is saved. Starter Elite is billed once a year.'
    const change_from = { name: 'Starter Elite', size: 'same', billing_cycle: 'monthly' } as const
    await open(
      {
        [create]: () => Response.json(buildResult({ status: 'changed', message, invoice: null })),
        'GET /my-account/payment': () => Response.json({ data: { payment_methods: [visa] } }),
      },
      { offer: buildOffer({ kind: 'change-free', billing_cycle: 'annual', change_from }) },
    )
    await press('Change to annual, pay $0.00 today')
    await expect.element(page.getByRole('dialog', { name: 'All set' }).getByText(message)).toBeVisible()
    expect(dialog.getByText(/specialists/).elements()).toEqual([])
  })
})

test('PAY-02 a parent with several athletes picks one, and can go back', async () => {
  const child = (user_id: string, first_name: string) => ({
    user_id,
    athlete_id: user_id,
    athlete_slug: first_name.toLowerCase(),
    first_name,
    last_name: 'Ruiz',
    sport: { key: 'soccer' },
    access_to_rc: false,
    rc_ended_on: null,
    access_to_bcm: false,
    bcm_ended_on: null,
  })
  const other = '01890a5d-ac96-774b-bcce-b302099a8058'
  const viewer = viewerOf({ type: 'parent', athletes: [child(other, 'Ana'), child(id, 'Ben')] })
  await open({}, { viewer })
  // Nobody is chosen for them, and nothing is promised: one of them may have had the free month.
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(page.getByRole('radio', { checked: true, name: /Ruiz/ }).elements()).toEqual([])
  expect(dialog.getByText(/first month is free|First charge/).elements()).toEqual([])
  await page.getByRole('radio', { name: 'Ben Ruiz' }).click()
  await press('Continue')
  await expect.element(dialog.getByText('For Ben Ruiz.')).toBeVisible()
  await press('Back')
  await expect.element(page.getByRole('radio', { name: 'Ben Ruiz' })).toBeChecked()
})

test('PAY-02 a visitor sees the price before the account, and can go back', async () => {
  await open({}, { viewer: null })
  await expect.element(dialog.getByText('$49.00', { exact: true }).first()).toBeVisible()
  await press('I have an account')
  await press('Account: appLogin')
  await press('Create an account')
  await expect.element(page.getByText('Account: signUp')).toBeVisible()
})

test('PAY-02 the dialog closes for a coach', async () => {
  const { onOther } = await open({}, { viewer: viewerOf({ type: 'coach' }) })
  await eventually(() => expect(onOther).toHaveBeenCalledOnce())
  expect(dialog.elements()).toEqual([])
})
