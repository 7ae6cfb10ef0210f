import { expect, test } from './fixtures.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
}

test.use({ viewport: { width: 412, height: 823 } })

test('the poster stays where it is when its fonts arrive late', async ({ context }) => {
  const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
  let waiting = 0
  const page = await context.newPage()
  await page.route('**/*.woff2', async (route) => {
    waiting += 1
    await fontsMayCome
    await route.continue()
  })
  await page.goto('/amara-whitlock', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => waiting).toBeGreaterThan(1)
  const moved = await page.evaluateHandle(() => {
    const seen = { sum: 0 }
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) seen.sum += value
    }).observe({ type: 'layout-shift', buffered: true })
    return seen
  })
  letFontsCome()
  const loaded = () =>
    [...document.fonts].filter(
      ({ family, status }) => /Barlow Condensed|Inter Variable/.test(family) && status === 'loaded',
    ).length
  await expect.poll(() => page.evaluate(loaded)).toBe(waiting)
  // Two frames: one lays the letters out, and the next one reports what moved.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await moved.evaluate(({ sum }) => sum)).toBeLessThan(0.02)
})
