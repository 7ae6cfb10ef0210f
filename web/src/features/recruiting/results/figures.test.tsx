import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { viewerQuery } from '../../../lib/viewer.ts'
import { openCenterPage } from '../center-page.factory.tsx'
import { amara, athleteIn, coachCenter, coachOf, collegeDetails, collegeIn } from '../recruiting.factory.ts'

afterEach(() => vi.unstubAllGlobals())

/** From a phone at 360 px to a wide screen. The columns change in between. */
const widths = [360, 390, 768, 1024, 1280, 1440]

/** A number and its unit are side by side, or the unit is below. Neither breaks or overflows. */
const expectWhole = (element: Element) => {
  for (const part of element.children.length > 0 ? element.children : [element]) {
    const range = document.createRange()
    range.selectNodeContents(part)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    expect([...tops], part.textContent ?? '').toHaveLength(1)
  }
  expect(element.scrollWidth, element.textContent ?? '').toBeLessThanOrEqual(element.clientWidth)
}

const far = collegeIn({
  short_name: 'University of the Virgin Islands',
  city: 'Saint Thomas Charlotte Amalie',
  distance: 4888.8,
  avg_net_cost: 64_888,
  is_cost_estimate: true,
  coaches: [coachOf('Marisol Tran'), coachOf('Kelsey Brandt'), coachOf('Renee Ortiz')],
})

describe('RCC-01 a number and its unit', () => {
  test('stay whole in the list of colleges at every width', async () => {
    const { getByRole, getByText } = await openCenterPage({ items: [far] })
    for (const width of widths) {
      await page.viewport(width, 800)
      await expect.element(getByRole('heading', { name: far.short_name })).toBeVisible()
      for (const figure of [getByText('4,889'), getByText('$64,888')]) {
        const place = figure.element().parentElement
        expect(place?.tagName).toBe('DD')
        if (place) expectWhole(place)
      }
      await expect.element(getByText('estimate, out of state')).toBeVisible()
    }
  })

  test('stay whole in a coach’s list of athletes', async () => {
    const athlete = athleteIn('Amara Whitlock', {
      personal_metrics: { height: 6, height_in: 10.5, weight: 288.5 },
    })
    const { getByRole, getByText } = await openCenterPage({ center: coachCenter, items: [athlete] })
    for (const width of widths) {
      await page.viewport(width, 800)
      await expect.element(getByRole('heading', { name: 'Amara Whitlock' })).toBeVisible()
      expectWhole(getByText('288.5lbs').element())
      expectWhole(getByText(`6'10.5"`).element())
    }
  })

  test('PRO-04 are metric for a coach who chose that', async () => {
    const athlete = athleteIn('Amara Whitlock', {
      personal_metrics: { height: 5, height_in: 10, weight: 152 },
    })
    const { getByText, queryClient } = await openCenterPage({ center: coachCenter, items: [athlete] })
    queryClient.setQueryData(viewerQuery.queryKey, viewerOf({ type: 'coach', metric_type: 2 }))
    await expect.element(getByText('178cm')).toBeVisible()
    await expect.element(getByText('69kg')).toBeVisible()
  })

  test('stay whole in the college popup', async () => {
    await page.viewport(360, 800)
    const { getByRole } = await openCenterPage({
      at: `?page=1&college_id=${far.id}`,
      items: [far],
      answers: {
        [`POST /recruiting-center/${amara}/college/${far.id}`]: () =>
          Response.json({
            data: { ...collegeDetails(far), distance: far.distance, is_favorite: false, coaches: [] },
          }),
      },
    })
    await getByRole('button', { name: /^All about/ }).click()
    const line = getByRole('dialog').getByText(/from home/)
    await expect.element(line).toBeVisible()
    expect(line.element().textContent).toContain('4,889\u00a0mi from home')
  })
})
