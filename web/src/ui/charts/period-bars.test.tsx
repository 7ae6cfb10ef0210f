import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PeriodBars } from './period-bars.tsx'

const bars = [
  { label: 'Aug 24', value: 5 },
  { label: 'Aug 31', value: 0 },
  { label: 'Sep 7', value: 20 },
]

test('bars say every number, begin at zero, and have the newest in full ink', async () => {
  const screen = await render(<PeriodBars label="Athletes" bars={bars} note="high 20 a week" />)
  const drawn = screen.getByRole('img', { name: 'Athletes: Aug 24 5, Aug 31 0, Sep 7 20', exact: true })
  const [first, second, last] = [...drawn.element().children].map((bar) => ({
    height: Math.round(bar.getBoundingClientRect().height),
    color: getComputedStyle(bar).backgroundColor,
  }))
  expect([first?.height, second?.height]).toEqual([Math.round((last?.height ?? 0) / 4), 0])
  expect(last?.color).not.toBe(first?.color)
  await expect.element(screen.getByText('high 20 a week')).toBeVisible()
})

test('without any number nothing is drawn', async () => {
  const screen = await render(<PeriodBars label="Athletes" bars={[{ label: 'Aug 24', value: 0 }]} />)
  const [bar] = screen.getByRole('img').element().children
  expect(bar?.getBoundingClientRect().height).toBe(0)
})
