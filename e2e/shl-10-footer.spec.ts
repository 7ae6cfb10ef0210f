import { expect, onPhonesToo, test } from './fixtures.ts'

const everywhere = [
  'Packages',
  'Services',
  'About Us',
  'Contact Us',
  'Top 100',
  'Roster',
  'Privacy Policy',
  'Terms & Conditions',
]

test('the footer has its links, the company and the year', onPhonesToo, async ({ page }) => {
  await page.goto('/contact-us')
  const footer = page.getByRole('contentinfo')
  for (const name of everywhere) await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer).toContainText('1180 Old Mill Road')
  await expect(footer.getByRole('link', { name: '(614) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16145550142',
  )
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Fieldhouse`)
})

test('For Parents is there on small screens only', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'For Parents' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(link).toBeVisible()
})

test('every link in the header and the footer opens a page', async ({ page }) => {
  await page.goto('/')
  const paths = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of new Set(paths.filter((path) => path.startsWith('/'))))
    expect((await page.request.get(path)).status(), path).toBe(200)
})
