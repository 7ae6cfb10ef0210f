import { expect, test } from './fixtures.ts'

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

test('the footer has its links, the company and the year', async ({ page }) => {
  await page.goto('/contact-us')
  const footer = page.getByRole('contentinfo')
  for (const name of everywhere) await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer).toContainText('1180 Old Mill Road')
  await expect(footer.getByRole('link', { name: '(614) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16145550142',
  )
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Fieldhouse`)

  await test.step('For Parents is there on small screens only', async () => {
    const link = footer.getByRole('link', { name: 'For Parents' })
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(link).toBeHidden()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(link).toBeVisible()
  })

  await test.step('every link in the header and the footer opens a page', async () => {
    const paths = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ours = new Set(paths.filter((path) => path.startsWith('/')))
    expect(ours.size).toBeGreaterThanOrEqual(everywhere.length)
    for (const path of ours) expect((await page.request.get(path)).status(), path).toBe(200)
  })
})
