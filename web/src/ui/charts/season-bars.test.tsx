import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SeasonBars } from './season-bars.tsx'

const seasons = [
  { label: '2023–24', value: 5 },
  { label: '2024–25', value: 15 },
  { label: '2025–26', value: 20 },
]

const heightsIn = (bars: Element) => {
  const whole = bars.getBoundingClientRect().height
  return [...bars.children].map((bar) => Number((bar.getBoundingClientRect().height / whole).toFixed(2)))
}

test("bars announce each season's number", async () => {
  const screen = await render(<SeasonBars seasons={seasons} format={(value) => value.toFixed(1)} />)
  await expect
    .element(screen.getByRole('img', { name: '2023–24 5.0, 2024–25 15.0, 2025–26 20.0', exact: true }))
    .toBeVisible()
})

test('bars start at zero: half the value is half the height', async () => {
  const screen = await render(<SeasonBars seasons={seasons} size="lg" />)
  expect(heightsIn(screen.getByRole('img').element())).toEqual([0.25, 0.75, 1])
})

test('the last bar is highlighted', async () => {
  const screen = await render(<SeasonBars seasons={seasons} />)
  const colours = [...screen.getByRole('img').element().children].map(
    (bar) => getComputedStyle(bar).backgroundColor,
  )
  expect(colours[0]).toBe(colours[1])
  expect(colours[2]).not.toBe(colours[1])
})

test('zeros, losses, and missing seasons leave a stub', async () => {
  const screen = await render(
    <SeasonBars
      seasons={[
        { label: 'First', value: 0 },
        { label: 'Second', value: -4 },
        { label: 'Third', value: null },
      ]}
    />,
  )
  const bars = screen.getByRole('img', { name: 'First 0, Second -4, Third no data', exact: true })
  const heights = [...bars.element().children].map((bar) => bar.getBoundingClientRect().height)
  expect(heights).toEqual([2, 2, 2])
})

test('without seasons it says that there is no data', async () => {
  const screen = await render(<SeasonBars seasons={[]} />)
  await expect.element(screen.getByRole('img', { name: 'no data', exact: true })).toBeInTheDocument()
})
