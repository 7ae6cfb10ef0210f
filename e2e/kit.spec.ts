import type { Page } from '@playwright/test'
import { themes } from '../web/src/ui/style/themes.ts'
import { axeFaults, contrastFaults, expect, expectToFit, test } from './fixtures.ts'

/** A theme changes only colors, so everything else is checked in one theme. */
test('the kit has no accessibility violations and never scrolls sideways, however narrow or enlarged', async ({
  page,
}) => {
  test.slow()
  await page.goto('/dev/ui', { waitUntil: 'networkidle' })
  // A table knows what it hides only after it was drawn.
  await expect(page.getByRole('region').last()).toBeAttached()
  expect(await axeFaults(page)).toEqual([])
  await expectToFit(page)

  await test.step('one pale text among many of the same look is found', async () => {
    const [first] = await page.locator('main :is(td, li)').all()
    await first?.evaluate((part) => {
      const texts = Array.from({ length: 5 }, (_, place) => {
        const text = document.createElement('p')
        text.textContent = `Text ${place}`
        if (place === 2) text.style.color = 'rgb(128 128 128 / 0.3)'
        return text
      })
      part.replaceChildren(...texts)
      part.setAttribute('data-five-texts', '')
    })
    const [fault] = await contrastFaults(page, '[data-five-texts]')
    expect(fault).toHaveLength(2)
    expect(fault?.[1]).toContain('Text 2')
  })
})

/**
 * Everything a theme changes, or that has a theme of its own, each appearance one time. All else leaves the page: axe
 * reads the whole page on every run, and twelve runs follow. An input stays, because its label's colors depend on it.
 */
const markAccents = (page: Page) =>
  page.evaluate(() => {
    const looks = new Set<string>()
    // A part without a class has the colors of the one around it.
    const parts = [...document.body.querySelectorAll('[class]')]
    const colorsIn = (theme: string) => {
      document.documentElement.dataset.theme = theme
      return parts.map((part) => {
        const { color, backgroundColor, borderColor, fill, stroke, boxShadow } = getComputedStyle(part)
        return [color, backgroundColor, borderColor, fill, stroke, boxShadow].join()
      })
    }
    const [before, after] = [colorsIn('green'), colorsIn('purple')]
    for (const [place, part] of parts.entries()) {
      if (before[place] === after[place] && !part.closest('body [data-theme]')) continue
      const look = `${part.parentElement?.className} ${part.className} ${part.matches(':disabled')}`
      if (!looks.has(look)) part.setAttribute('data-look', '')
      looks.add(look)
    }
    const leaveAccents = (parent: Element) => {
      const others = [...parent.children].filter((part) => !part.matches('[data-look], input'))
      for (const part of others) {
        if (part.querySelector('[data-look]')) leaveAccents(part)
        else part.remove()
      }
    }
    leaveAccents(document.body)
    return looks.size
  })
const accents = '[data-look]'

test('the kit is readable in every theme, in light and in dark', async ({ page }) => {
  test.slow()
  await page.goto('/dev/ui?mode=light')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mode', 'light')

  await test.step('theme and appearance are chosen on the page and are in its address', async () => {
    await page.getByText('Purple', { exact: true }).first().click()
    await expect(page).toHaveURL(/theme=purple/)
    await expect(html).toHaveAttribute('data-theme', 'purple')
    await page.getByText('Dark', { exact: true }).click()
    await expect(page).toHaveURL(/mode=dark/)
    await expect(html).toHaveAttribute('data-mode', 'dark')
  })

  expect(await markAccents(page)).toBeGreaterThan(50)
  for (const mode of ['light', 'dark'])
    for (const theme of themes) {
      await html.evaluate((part, look) => Object.assign(part.dataset, look), { theme, mode })
      expect(await contrastFaults(page, accents), `${theme} in ${mode}`).toEqual([])
    }
})

test('developer pages do not exist in production', async () => {
  const { render } = await import(new URL('../web/dist/server/server.js', import.meta.url).href)
  const visitor = async () => ({
    status: 401,
    body: { message: '', code: 'unauthenticated', request_id: '' },
  })
  for (const path of ['/dev/ui', '/dev/layouts/main', '/dev/errors/500']) {
    const statusIn = async (isProduction: boolean) => {
      const context = { nonce: 'n', call: visitor, isProduction, report: () => 'a-request' }
      return (await render(new Request(`http://localhost${path}`), context)).status
    }
    expect(await statusIn(true), path).toBe(404)
    expect(await statusIn(false), path).not.toBe(404)
  }
})
