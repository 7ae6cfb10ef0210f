import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MatchParts, MatchRing } from './match-ring.tsx'

const parts = [
  { label: 'Court', score: 90, note: 'Needs a guard in 2027' },
  { label: 'Grades', score: 96 },
  { label: 'Cost', score: 94 },
  { label: 'Distance', score: 86 },
]

test('a ring announces its total and each part', async () => {
  const screen = await render(<MatchRing total={91} parts={parts} />)
  const name = '91 of 100: Court 90, Grades 96, Cost 94, Distance 86'
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByText('91', { exact: true })).toBeVisible()
})

test('a ring names its subject when it is given', async () => {
  const screen = await render(<MatchRing total={91.4} parts={parts.slice(0, 1)} label="Match" />)
  await expect
    .element(screen.getByRole('img', { name: 'Match 91 of 100: Court 90', exact: true }))
    .toBeInTheDocument()
})

test('a ring without data shows a dash, and says so', async () => {
  const screen = await render(<MatchRing total={null} parts={[{ label: 'Court', score: null }]} />)
  await expect
    .element(screen.getByRole('img', { name: 'no data yet: Court no data yet', exact: true }))
    .toHaveTextContent('–')
})

test('a ring never shows more than 100 or less than 0', async () => {
  const screen = await render(
    <MatchRing
      total={140}
      parts={[
        { label: 'Court', score: 260 },
        { label: 'Cost', score: -3 },
      ]}
    />,
  )
  await expect
    .element(screen.getByRole('img', { name: '100 of 100: Court 100, Cost 0', exact: true }))
    .toBeInTheDocument()
})

test.each([0, 1, 2, 3, 5, 6])('a ring is drawn with %i parts', async (count) => {
  const some = Array.from({ length: count }, (_, index) => ({ label: `Part ${index}`, score: 50 }))
  const screen = await render(<MatchRing total={50} parts={some} />)
  await expect.element(screen.getByRole('img', { name: /^50 of 100/ })).toBeVisible()
  expect(screen.container.innerHTML).not.toMatch(/NaN|Infinity/)
})

test('the parts have their scores and notes, and one without a score says so', async () => {
  const screen = await render(<MatchParts parts={[...parts.slice(0, 1), { label: 'Cost', score: null }]} />)
  const terms = screen.getByRole('term').elements()
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Court', '90'],
    ['Cost', 'No data yet'],
  ])
  await expect.element(screen.getByText('Needs a guard in 2027')).toBeVisible()
})

test.each([140, 320])('six parts with long names stay inside %i pixels', async (width) => {
  const screen = await render(
    <div data-testid="place" style={{ width }}>
      <MatchParts
        parts={Array.from({ length: 6 }, (_, index) => ({
          label: `Distance from the family, number ${index}`,
          score: index * 20,
          note: 'Measured along the shortest road',
        }))}
      />
    </div>,
  )
  expect(screen.getByTestId('place').element().scrollWidth).toBe(width)
})
