import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CountBars } from './count-bars.tsx'

const rows = [
  { key: 'a', name: 'Simone Adeyemi', value: 3, note: '31 h' },
  { key: 'b', name: 'Ruth Ballard', value: 1, note: '7 h' },
]

const filled = (row: Element) =>
  [...row.querySelectorAll('[aria-hidden] > span')].filter(
    (part) => getComputedStyle(part).backgroundColor === ink(row),
  ).length
const ink = (row: Element) => {
  const first = row.querySelector('[aria-hidden] > span')
  return first ? getComputedStyle(first).backgroundColor : ''
}

test('few are drawn one by one, and the number is written', async () => {
  const screen = await render(<CountBars label="Athletes by coach" rows={rows} hasSegments />)
  const items = screen.getByRole('list', { name: 'Athletes by coach' }).getByRole('listitem')
  await expect.element(items.first()).toMatchTextContent('Simone Adeyemi331 h')
  expect(items.elements().map(filled)).toEqual([3, 1])
})

test('many are one bar', async () => {
  const many = [{ key: 'a', name: 'rowing', value: 41 }]
  const screen = await render(<CountBars label="Searches" rows={many} hasSegments />)
  expect(screen.getByRole('listitem').element().querySelectorAll('[aria-hidden] > span')).toHaveLength(1)
})

test('fits a phone with a long name', async () => {
  await page.viewport(360, 740)
  await render(<CountBars label="Searches" rows={[{ key: 'a', name: 'x'.repeat(60), value: 1200 }]} />)
  expect(document.documentElement.scrollWidth).toBe(360)
})
