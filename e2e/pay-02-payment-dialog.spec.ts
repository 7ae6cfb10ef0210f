import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson, codeFor, signUpByApi } from './people.ts'

// The tests' own X-Forwarded-For makes the browser ask the provider first, which knows no such header. Real browsers send
// none.
test.beforeEach(({ page }) => page.route('**/client_api/**', (route) => route.continue()))

const payment = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  return {
    dialog,
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    pay: dialog.getByRole('button', { name: /pay \$0.00 today$/ }),
    fillCard: async (number = '4111111111111111') => {
      await field('Name on the card').fill('Corinne Whitlock')
      await field('Card number').fill(number)
      await field('Expires').fill('0931')
      await field('CVC').fill('123')
      await field('ZIP code').fill('97702')
    },
  }
}

test.describe('with a card that is declined', () => {
  test.use({ expectedComplaint: /status of 422 .*\/api\/subscription\/create\// })

  test(
    'PAY-02 a visitor signs up in the dialog, pays, and lands on their page',
    onPhonesToo,
    async ({ page }) => {
      const person = aPerson()
      const login = loginPopup(page)
      const { dialog, button, pay, fillCard } = payment(page)
      await page.goto('/packages/starter-elite')
      await page.getByRole('button', { name: 'Choose Starter Elite' }).click()

      await test.step('the price comes before the account', async () => {
        await expect(dialog).toContainText('First charge')
        await expect(dialog).toContainText('$49.00')
        await dialog.getByText('Annual', { exact: false }).first().click()
        await expect(dialog).toContainText('$470.40')
        await expectAccessible(page)
        await expectToFit(page)
      })

      await test.step('a sign-up, without coaches, goes on after a reload', async () => {
        await button('Create an account').click()
        await login.email.fill(person.email)
        await login.toStep(2)
        await expect(login.choice('I am').getByRole('option', { name: /coach/i })).toHaveCount(0)
        await page.reload()
        await expect(dialog.getByText('Step 2 of 3')).toBeVisible()
        await login.toStep(3)
        await login.fillPerson(person)
        await login.button('Create account').click()
        await expect(login.titled('Check Your Email')).toBeVisible()
        await login.typeCode(await codeFor(page.request, person.email))
      })

      await test.step('the chosen period is still chosen, and nothing is charged today', async () => {
        await expect(pay).toBeVisible()
        await expect(dialog).toContainText('Once a year, until you cancel.')
        await expectAccessible(page)
        await expectToFit(page)
      })

      await test.step('a declined card says so', async () => {
        await fillCard('4000111111111115')
        await pay.click()
        await expect(dialog.getByRole('alert')).toContainText('Nothing was charged.')
      })

      await test.step('another card buys the package', async () => {
        await fillCard()
        await pay.click()
        await expect(page.getByRole('dialog', { name: 'Congratulations' })).toContainText(
          'Starter Elite is yours. Everything in it is open now. One of our specialists will contact you within 48 hours',
        )
        await button('See the invoice').click()
        await expect(dialog).toContainText(/FH-\d{6}/)
        await expect(dialog).toContainText('Visa ending in 1111')
        await expectAccessible(page)
        await button('Continue').click()
        await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}`)
        const { data } = await (await page.request.get('/api/user')).json()
        expect(data.access).toContain('recruiting-center')
      })
    },
  )
})

test('PAY-02 an athlete buys with the keyboard alone, and cannot buy the same again', async ({ page }) => {
  await signUpByApi(page.request)
  const { dialog, button, pay, fillCard } = payment(page)
  await page.goto('/packages/starter-showcase')
  const choose = page.getByRole('button', { name: 'Choose Starter Showcase' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(pay).toBeVisible()

  await test.step('closing forgets what was typed and returns the focus', async () => {
    await fillCard()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(choose).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
  })

  await fillCard()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Congratulations' })).toContainText(
    'Starter Showcase is yours. Everything in it is open now.',
  )
  await expect(dialog).not.toContainText('48 hours')
  await button('Continue').click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/packages/starter-showcase')
  await expect(page.getByText(/^Your package\./)).toBeVisible()
  await expect(choose).toHaveCount(0)
})

test('PAY-02 a locked recruiting center says what opens it, and is open after the payment', async ({
  page,
}) => {
  await signUpByApi(page.request)
  const { dialog, button, pay, fillCard } = payment(page)
  await page.goto('/recruiting-center/favorites?page=1')
  await expect(page.getByRole('region', { name: 'Open the recruiting center' })).toContainText('$49.00')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Choose Starter Elite' }).click()
  await fillCard()
  await pay.click()
  await expect(page.getByRole('dialog', { name: 'Congratulations' })).toBeVisible()
  await button('Continue').click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/recruiting-center/favorites?page=1')
  await expect(page.getByRole('link', { name: /^Recently contacted/ })).toBeVisible()
})
