import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MatchRing, RingSum } from './match-ring.tsx'

const parts = [
  { label: 'Level', weight: 5, fit: 96, points: 39, most: 41 },
  { label: 'Grades', weight: 4, fit: 85, points: 28, most: 33 },
  { label: 'Cost', weight: 3, fit: 98, points: 25, most: 26 },
]

const circles = (of: { container: Element }) => [...of.container.querySelectorAll('circle')]

/** The lengths of the arcs of each circle: every other one is a gap. */
const arcsOf = (of: { container: Element }) =>
  circles(of).map((circle) =>
    (circle.getAttribute('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number)
      .filter((_, place) => place % 2 === 0),
  )

test('a ring announces its total and the points of each part', async () => {
  const screen = await render(<MatchRing total={92} parts={parts} label="Match" />)
  const name = 'Match 92 of 100: Level 39, Grades 28, Cost 25'
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByText('92', { exact: true })).toBeVisible()
})

test('each arc is drawn empty, and filled to its fit', async () => {
  const screen = await render(<MatchRing total={92} parts={parts} />)
  const [empty = [], filled = []] = arcsOf(screen)
  const shares = filled.map((length, place) => Math.round((length / (empty[place] ?? 0)) * 100))
  expect(shares).toEqual([96, 85, 98])
})

test('BCM-02: an unknown part has no arc, and the text says so', async () => {
  const screen = await render(<MatchRing total={92} parts={parts} unknown={['Majors', 'Size']} />)
  const name = '92 of 100: Level 39, Grades 28, Cost 25, 3 of 5 parts known, without Majors and Size'
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeInTheDocument()
  expect(arcsOf(screen).map((arcs) => arcs.length)).toEqual([3, 3])
})

test('a part without weight has no arc and is not announced', async () => {
  const screen = await render(
    <MatchRing total={92} parts={[...parts, { label: 'Kind', weight: 0, fit: 100, points: 0 }]} />,
  )
  expect(arcsOf(screen).map((arcs) => arcs.length)).toEqual([3, 3])
  await expect.element(screen.getByRole('img', { name: /Kind/ })).not.toBeInTheDocument()
})

test('an arc without fit is drawn empty', async () => {
  const screen = await render(
    <MatchRing total={0} parts={[{ label: 'Level', weight: 2, fit: 0, points: 0 }]} />,
  )
  expect(circles(screen)).toHaveLength(1)
})

test('a ring without data shows a dash, and says so', async () => {
  const screen = await render(<MatchRing total={null} parts={[]} unknown={['Level']} />)
  await expect
    .element(screen.getByRole('img', { name: 'no data yet: 0 of 1 parts known, without Level', exact: true }))
    .toHaveTextContent('–')
  expect(screen.container.innerHTML).not.toMatch(/NaN|Infinity/)
})

test('a labeled ring writes the points beside the arcs', async () => {
  const screen = await render(<MatchRing total={92} parts={parts} size="page" ground="poster" isLabeled />)
  await expect.element(screen.getByText('Grades 28')).toBeVisible()
})

test('the sum lists what each part has and could have, and the total', async () => {
  const screen = await render(<RingSum parts={parts} label="Portland State" total={92} />)
  const terms = screen.getByRole('term').elements()
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Level', '39of 41'],
    ['Grades', '28of 33'],
    ['Cost', '25of 26'],
    ['Portland State', '92'],
  ])
})
