import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { type aPerson, demoCollege } from './people.ts'

/** The login popup, found by its visible labels. */
export const loginPopup = (page: Page) => {
  const popup = page.getByRole('dialog')
  const titled = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const button = (name: string) => popup.getByRole('button', { name, exact: true })
  const field = (label: string) => popup.getByRole('textbox', { name: label, exact: true })
  const email = field('Email')
  const password = popup.getByLabel('Password *', { exact: true })
  const boxes = popup.getByRole('group', { name: 'Verification code' }).getByRole('textbox')

  const toStep = async (step: number) => {
    if (step === 3) await answerForRole(popup)
    await button('Continue').click()
    await expect(popup.getByText(`Step ${step} of 3`)).toBeVisible()
  }
  const open = async (address: string, title: string) => {
    await page.goto(address)
    await expect(titled(title)).toBeVisible()
  }
  const fillPerson = async (person: ReturnType<typeof aPerson>) => {
    await field('First Name').fill(person.first_name)
    await field('Last Name').fill(person.last_name)
    await password.fill(person.password)
  }

  return {
    popup,
    titled,
    button,
    field,
    choice: (label: string) => popup.getByRole('combobox', { name: label, exact: true }),
    email,
    password,
    refusal: popup.getByRole('alert'),
    boxes,
    /** On a page that loads fast: the popup is the same on every page. */
    open: (path = '/about-us') => open(`${path}?login=1`, 'Sign In'),
    openSignUp: (link = '/about-us?role=athlete') => open(link, 'Sign Up'),
    toStep,
    fillPerson,
    signIn: async (person: { email: string; password: string }) => {
      await email.fill(person.email)
      await password.fill(person.password)
      await button('Sign In').click()
    },
    /** All three sign-up steps of an athlete, up to the code screen. */
    signUp: async (person: ReturnType<typeof aPerson>) => {
      await open('/about-us?role=athlete', 'Sign Up')
      await email.fill(person.email)
      await toStep(2)
      await toStep(3)
      await fillPerson(person)
      await button('Create account').click()
      await expect(titled('Check Your Email')).toBeVisible()
    },
    typeCode: async (code: string) => {
      // A dialog sets its focus in its first frame, which a busy machine may draw late.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await boxes.first().pressSequentially(code)
    },
  }
}

/** Required answers without a default: the gender and the birth year. */
export const answerForRole = async (form: Locator): Promise<void> => {
  const genders = form.getByRole('radio')
  const isChosen = (await form.getByRole('radio', { checked: true }).count()) > 0
  if (!isChosen && (await genders.count()) > 0) await genders.first().check()
  const birthYear = form.getByRole('textbox', { name: 'Birth Year' })
  if ((await birthYear.count()) > 0) await birthYear.fill('2009')
}

/** The questions about a college coach's job, on any form that asks them. */
export const nameCollege = async (form: Locator, position = 'Assistant coach'): Promise<void> => {
  await form.getByRole('combobox', { name: 'College', exact: true }).fill('portland sta')
  await form
    .page()
    .getByRole('option', { name: new RegExp(`^${demoCollege.name}`) })
    .click()
  await form.getByRole('textbox', { name: 'Position', exact: true }).fill(position)
  await form.getByRole('radio', { name: 'Women’s basketball' }).check()
}

/** Presses Tab until this element has the focus. */
export const tabTo = async (page: Page, target: ReturnType<Page['locator']>): Promise<void> => {
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press('Tab')
    // The focus guards at both ends of a dialog pass the focus on a moment later.
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
