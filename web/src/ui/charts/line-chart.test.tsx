import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LineChart } from './line-chart.tsx'

const points = ['Nov 10', 'Nov 11', 'Nov 12', 'Nov 13', 'Nov 14']
const values = [9, 14, 21, null, 17]
const inPoints = (value: number) => `${value} pts`

const Chart = ({ width = 700, ...props }: Partial<Parameters<typeof LineChart>[0]> & { width?: number }) => (
  <div data-testid="place" style={{ width, padding: 24 }}>
    <LineChart
      label="Points"
      points={points}
      series={[{ label: 'Points', values }]}
      format={inPoints}
      {...props}
    />
  </div>
)

test('a chart is a named figure whose image describes its numbers', async () => {
  const screen = await render(<Chart references={[{ value: 15.3, label: 'Average 15.3' }]} />)
  await expect.element(screen.getByRole('figure', { name: 'Points', exact: true })).toBeVisible()
  const told = '4 values, lowest 9 pts (Nov 10), highest 21 pts (Nov 12), last 17 pts (Nov 14). Average 15.3.'
  await expect.element(screen.getByRole('img', { name: told, exact: true })).toBeVisible()
})

test('a summary replaces the described numbers', async () => {
  const screen = await render(<Chart summary="Better every week" />)
  await expect.element(screen.getByRole('img', { name: 'Better every week', exact: true })).toBeVisible()
})

test('the arrow keys move along the points, and each one is announced', async () => {
  const screen = await render(<Chart />)
  const slider = screen.getByRole('slider', { name: 'Points: one value at a time', exact: true })
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 14: 17 pts')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 13: No data')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 12: 21 pts')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 10: 9 pts')
})

test('the keyboard starts at the mentioned point', async () => {
  const screen = await render(<Chart highlight={{ at: 1, label: 'the first win' }} />)
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Nov 11: 14 pts')
  await expect.element(screen.getByText('the first win').first()).toBeVisible()
})

/** The table has each number one time. The card at the point is the second. */
const timesWritten = (screen: Awaited<ReturnType<typeof render>>, words: string) =>
  screen.getByText(words, { exact: true }).elements().length

test('a mouse over a point shows its value, and hides it again', async () => {
  const screen = await render(<Chart />)
  expect(timesWritten(screen, '21 pts')).toBe(1)
  await screen.getByRole('slider').hover()
  await expect.poll(() => timesWritten(screen, '21 pts')).toBe(2)
  await userEvent.unhover(screen.getByRole('slider'))
  await expect.poll(() => timesWritten(screen, '21 pts')).toBe(1)
})

test('Escape hides the value, and so does leaving the chart', async () => {
  const screen = await render(<Chart />)
  await userEvent.tab()
  await expect.poll(() => timesWritten(screen, '17 pts')).toBe(2)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => timesWritten(screen, '17 pts')).toBe(1)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(() => timesWritten(screen, '21 pts')).toBe(2)
  await userEvent.tab()
  await expect.poll(() => timesWritten(screen, '21 pts')).toBe(1)
})

test('in right-to-left text, time runs to the left for keys and mouse', async () => {
  const screen = await render(
    <div dir="rtl">
      <Chart />
    </div>,
  )
  const slider = screen.getByRole('slider')
  await slider.hover({ position: { x: 4, y: 40 } })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 14: 17 pts')
  await slider.hover({ position: { x: slider.element().clientWidth - 4, y: 40 } })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 10: 9 pts')
  await slider.click({ position: { x: slider.element().clientWidth - 4, y: 40 } })
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Nov 11: 14 pts')
})

test('all numbers are in a table for screen readers', async () => {
  const screen = await render(<Chart pointHeading="Day" />)
  const rows = screen
    .getByRole('table', { name: 'Points' })
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'DayPoints',
    'Nov 109 pts',
    'Nov 1114 pts',
    'Nov 1221 pts',
    'Nov 13No data',
    'Nov 1417 pts',
  ])
})

test('the table can be opened by everyone', async () => {
  const screen = await render(<Chart hasOpenNumbers />)
  const cell = screen.getByText('21 pts', { exact: true })
  await expect.element(cell).not.toBeVisible()
  await screen.getByText('Show the numbers').click()
  await expect.element(cell).toBeVisible()
})

test('without data it says so and has no slider', async () => {
  const screen = await render(
    <Chart series={[{ label: 'Points', values: [null, null] }]} highlight={{ at: 0, label: 'never' }} />,
  )
  await expect.element(screen.getByText('No data yet')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'No data yet.' })).toBeVisible()
  expect(screen.getByRole('slider').elements()).toHaveLength(0)
  expect(screen.getByRole('table').elements()).toHaveLength(0)
})

test.each<[string, (number | null)[]]>([
  ['no points', []],
  ['one point', [3]],
  ['two points', [3, 4]],
  ['400 points', Array.from({ length: 400 }, (_, index) => index % 37)],
  ['zeros only', [0, 0, 0]],
  ['negative values', [-4, -9, -1]],
  ['huge values', [1e300, -1e300, 5]],
  ['tiny values', [1e-12, 3e-12]],
  ['invalid numbers', [Number.NaN, Number.POSITIVE_INFINITY, 2]],
])('a chart of %s is drawn without invalid values', async (_, some) => {
  const screen = await render(
    <Chart
      points={some.map((_value, index) => `Day ${index}`)}
      series={[{ label: 'Views', values: some }]}
      range={{ from: 0, to: Math.max(0, some.length - 1), label: 'All' }}
      highlight={{ at: 0, label: 'the start' }}
    />,
  )
  await expect.element(screen.getByRole('figure')).toBeVisible()
  expect(screen.container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
})

const three = [
  { label: 'Direct', values: [5, 9, 12, 15, 20] },
  { label: 'Search', values: [4, 8, 11, 14, 20] },
  { label: 'Shared', values: [1, 2, 3, 4, 20] },
] as const

test('labels at the ends of meeting lines do not overlap', async () => {
  const screen = await render(<Chart series={three} />)
  const tops = ['Direct', 'Search', 'Shared'].map((name) => {
    const visible = screen
      .getByText(name, { exact: true })
      .elements()
      .find((element) => !element.closest('table, ul'))
    return visible?.getBoundingClientRect().top ?? 0
  })
  const [first = 0, second = 0, third = 0] = tops.sort((a, b) => a - b)
  expect(second - first).toBeGreaterThanOrEqual(16)
  expect(third - second).toBeGreaterThanOrEqual(16)
})

test('a narrow chart labels the lines below, with samples of their dashes', async () => {
  const screen = await render(<Chart series={three} width={320} />)
  const key = screen.container.querySelector('ul')
  expect(key?.checkVisibility()).toBe(true)
  expect([...(key?.children ?? [])].map((entry) => entry.textContent)).toEqual(['Direct', 'Search', 'Shared'])
  const dashes = [...(key?.querySelectorAll('path') ?? [])].map(
    (path) => getComputedStyle(path).strokeDasharray,
  )
  expect(new Set(dashes).size).toBe(3)
})

test.each([200, 320, 700])('long labels stay inside %i pixels', async (width) => {
  const long = 'Everything that was ever counted in any season of any team'
  const screen = await render(
    <Chart
      width={width}
      points={points.map((point) => `${point}, ${long}`)}
      series={[
        { label: long, values },
        { label: `${long}, twice`, values: [1, 2, 3, 4, 5] },
      ]}
      references={[{ value: 12, label: `${long} on average` }]}
      range={{ from: 3, to: 4, label: long }}
      highlight={{ at: 2, label: long }}
    />,
  )
  await userEvent.tab()
  expect(screen.getByTestId('place').element().scrollWidth).toBe(width)
})
