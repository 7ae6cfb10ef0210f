import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The profile that a person has at a network. */
interface Stranger {
  first_name: string
  last_name: string
  email?: string
}

/** Presses a button that opens a window, and returns the window. */
export const windowOf = async (page: Page, press: () => Promise<void>): Promise<Page> => {
  const [there] = await Promise.all([page.waitForEvent('popup'), press()])
  await expect(there.getByRole('heading', { name: 'Who do you want to be?' })).toBeVisible()
  return there
}

/** Fills in the person's profile at the network. The window closes by itself. */
export const beSomebody = async (there: Page, { first_name, last_name, email }: Stranger): Promise<void> => {
  await there.getByLabel('First name').fill(first_name)
  await there.getByLabel('Last name').fill(last_name)
  if (email) await there.getByLabel(/^Email/).fill(email)
  const closed = there.waitForEvent('close')
  await there.getByRole('button', { name: 'Continue' }).click()
  await closed
}

/** Signs in through a network without a window. A new person has no role yet. */
export const comeByNetwork = async (
  request: APIRequestContext,
  network: SocialNetwork,
  { first_name, last_name, email }: Stranger,
): Promise<void> => {
  const { url } = await (await request.post(`/api/oauth/${network}`)).json()
  const { pathname, searchParams } = new URL(url)
  const chosen = await request.post(pathname, {
    form: {
      ...Object.fromEntries(searchParams),
      ...{ first_name, last_name, choice: 'allow' },
      ...(email ? { email, is_proven: 'on' } : {}),
    },
    maxRedirects: 0,
  })
  const { search: query } = new URL(chosen.headers().location ?? '')
  const finished = await request.post(`/api/oauth/${network}/callback`, { data: { query } })
  expect(finished.status(), await finished.text()).toBe(200)
}
