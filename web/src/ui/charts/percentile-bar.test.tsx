import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PercentileBar, PercentileList } from './percentile-bar.tsx'

const colourAt = (bar: Element, share: number) => {
  const { left, top, width, height } = bar.getBoundingClientRect()
  const painted = document.elementFromPoint(left + width * share, top + height / 2)
  return painted && getComputedStyle(painted).backgroundColor
}

test.each([
  [97, '97th percentile'],
  [93.4, '93rd percentile'],
  [71, '71st percentile'],
  [12, '12th percentile'],
  [140, '100th percentile'],
  [-5, '0th percentile'],
])('a bar at %d is announced as %s', async (percentile, name) => {
  const screen = await render(<PercentileBar percentile={percentile} />)
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeInTheDocument()
})

test('a bar is filled to its percentile, with marks at the quartiles', async () => {
  const screen = await render(
    <div style={{ width: 406 }}>
      <PercentileBar percentile={61} />
    </div>,
  )
  const bar = screen.getByRole('img').element()
  const filled = colourAt(bar, 0.1)
  expect([0.4, 0.59].map((share) => colourAt(bar, share))).toEqual([filled, filled])
  const empty = colourAt(bar, 0.9)
  expect(empty).not.toBe(filled)
  expect(colourAt(bar, 0.63)).toBe(empty)
  const cuts = [101, 203, 305].map((pixels) => colourAt(bar, pixels / 406))
  expect(cuts).not.toContain(filled)
  expect(cuts).not.toContain(empty)
})

const items = [
  { label: 'Points', value: '19.8', percentile: 46 },
  { label: 'Wingspan', value: '6 ft', percentile: null },
  { label: 'Steals', value: '2.9', percentile: 97 },
  { label: 'Assists', value: '4.7', percentile: 84 },
]

test('a list has the best first and missing data last, and does not change its input', async () => {
  const given = Object.freeze([...items])
  const screen = await render(<PercentileList title="Class" pool="612 guards" items={given} />)
  const rows = screen
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
  expect(rows).toEqual(['Steals2.997th', 'Assists4.784th', 'Points19.846th', 'Wingspan6 ftNo data yet'])
})

test('a list is named by its heading and names its comparison group', async () => {
  const screen = await render(
    <PercentileList title="Against the class" pool="612 guards, class of 2027" items={items} level="h4" />,
  )
  await expect
    .element(screen.getByRole('heading', { name: 'Against the class', level: 4 }))
    .toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Against the class' })).toBeInTheDocument()
  await expect.element(screen.getByText('612 guards, class of 2027')).toBeVisible()
})

test('a row without data has no bar', async () => {
  const screen = await render(
    <PercentileList
      title="Class"
      pool="3 guards"
      items={[{ label: 'Reach', value: '', percentile: null }]}
    />,
  )
  await expect.element(screen.getByText('No data yet')).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(0)
})

test('a list without items says so', async () => {
  const screen = await render(
    <PercentileList title="Class" pool="0 guards" items={[]} emptyText="Nothing measured" />,
  )
  await expect.element(screen.getByText('Nothing measured')).toBeVisible()
})

test.each([160, 320, 900])('long names stay inside %i pixels', async (width) => {
  const screen = await render(
    <div data-testid="place" style={{ width }}>
      <PercentileList
        title="Class"
        pool="38 goalkeepers, class of 2028"
        items={[
          { label: 'Change of direction over twenty yards', value: '4.31 s', percentile: 63 },
          { label: 'تغيير الاتجاه', value: '4.31 s', percentile: null },
        ]}
      />
    </div>,
  )
  expect(screen.getByTestId('place').element().scrollWidth).toBe(width)
})
