import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StatBoard, StatTile, Unit } from './stat-tile.tsx'

test('a board is a list of names and their numbers', async () => {
  const screen = await render(
    <StatBoard columns="grid-cols-2">
      <StatTile label="Free throws" value="86.2" unit="%" trend="+3.5" meaning="Best of her class" />
      <StatTile label="Athletes" value={0} />
    </StatBoard>,
  )
  const texts = [...screen.container.querySelectorAll('dt, dd')].map((part) => part.textContent)
  expect(texts).toEqual(['Free throws', '86.2\u00a0%', '+3.5Best of her class', 'Athletes', '0'])
})

test('the unit is half as big as its number', async () => {
  const screen = await render(
    <StatBoard columns="grid-cols-1">
      <StatTile label="Free throws" value="86.2" unit="%" />
    </StatBoard>,
  )
  const unit = screen.getByText('%').element()
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  expect(sizeOf(unit) * 2).toBeCloseTo(sizeOf(unit.closest('dd') ?? unit), 1)
})

test('the lead tile is as high as two, and its number the biggest', async () => {
  const screen = await render(
    <StatBoard columns="grid-cols-2 sm:grid-cols-[1.5fr_1fr]">
      <StatTile isLead label="Points" value="19.8" />
      <StatTile label="Assists" value="4.7" />
      <StatTile label="Steals" value="2.9" />
    </StatBoard>,
  )
  const tile = (text: string) =>
    screen.getByText(text).element().parentElement?.getBoundingClientRect().height ?? 0
  expect(tile('Points')).toBe(tile('Assists') + tile('Steals') + 1)
  const size = (text: string) =>
    Number.parseFloat(getComputedStyle(screen.getByText(text).element()).fontSize)
  expect(size('19.8')).toBeGreaterThan(size('4.7'))
})

test('numbers stay inside narrow tiles', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <StatBoard columns="grid-cols-2">
        <StatTile isLead label="Points" value="1,204" />
        <StatTile label="Three-pointers" value="100.0" unit="%" />
        <StatTile
          isCompact
          label="Time this month"
          value={
            <>
              138<Unit>h</Unit> 20<Unit>m</Unit>
            </>
          }
        />
      </StatBoard>
    </div>,
  )
  for (const figure of screen.container.querySelectorAll('dd'))
    expect(figure.scrollWidth, figure.textContent ?? '').toBeLessThanOrEqual(figure.clientWidth)
})
