import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../lib/site.factory.tsx'
import { SaveFooter } from '../ui/forms/save-footer.tsx'
import { CookieBanner } from './cookie-banner.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  localStorage.removeItem('cookie_consent')
})

const Frame = () => (
  <>
    <div style={{ height: '200vh' }} />
    <SaveFooter />
    <CookieBanner />
  </>
)

test('SHL-08 with large text on a phone, the end of a form stays above the bar', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  const { getByRole } = await openSite({ Frame })
  const bar = getByRole('complementary', { name: 'Cookies' })
  await expect.element(bar).toBeVisible()
  const save = getByRole('button', { name: 'Save Changes' })
  await expect
    .poll(() => save.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)

  await bar.getByRole('button', { name: 'Decline' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(() => save.element().getBoundingClientRect().bottom).toBeGreaterThan(640)
})
