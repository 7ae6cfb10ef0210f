import type { Page } from '@playwright/test'
import { signUpByApi } from './people.ts'

/** A new athlete, signed in, with an empty page. */
export const withAnEmptyPage = async (page: Page, facts: Record<string, unknown> = {}) => {
  const { token, email } = await signUpByApi(page.request, facts)
  const { data } = await (await page.request.get('/api/user')).json()
  const slug = data.athlete_slug as string
  return { address: `/${slug}`, id: slug, email, asOwner: { authorization: `Bearer ${token}` } }
}

/** The same athlete, on that page in edit mode. */
export const atAnEmptyPage = async (page: Page, facts?: Record<string, unknown>) => {
  const own = await withAnEmptyPage(page, facts)
  await page.goto(`${own.address}?mode=edit`)
  return own
}

export const section = (page: Page, title: string) =>
  page
    .locator('section, [role=region]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

/** From edit mode to the page as others see it, without a page load. */
export const preview = (page: Page) => page.getByRole('button', { name: 'Preview' })

/** A real JPEG: a screenshot of the window. */
export const aPicture = async (page: Page, name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
})
