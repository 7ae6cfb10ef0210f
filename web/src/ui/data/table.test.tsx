import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Column, type Sort, Table } from './table.tsx'

afterEach(() => page.viewport(1280, 800))

interface Season {
  name: string
  points: number
}

const seasons: Season[] = [
  { name: '2025–26', points: 19.8 },
  { name: '2024–25', points: 15.2 },
]
const columns: Column<Season>[] = [
  { key: 'name', header: 'Season', cell: ({ name }) => name, isSortable: true },
  { key: 'points', header: 'PPG', cell: ({ points }) => points.toFixed(1), isSortable: true },
]
const wide: Column<Season>[] = [
  ...columns,
  ...Array.from({ length: 12 }, (_, place) => ({
    key: `more${place}`,
    header: `Figure ${place}`,
    cell: () => '12.3',
  })),
]
const rowKey = ({ name }: Season) => name

test('a table has a name, and each row and column a header', async () => {
  const screen = await render(
    <Table caption="Season by season" columns={columns} rows={seasons} rowKey={rowKey} />,
  )
  const table = screen.getByRole('table', { name: 'Season by season' })
  await expect.element(table.getByRole('columnheader', { name: 'PPG' })).toBeVisible()
  await expect.element(table.getByRole('rowheader', { name: '2025–26' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: '19.8' })).toBeVisible()
})

test('numbers are right-aligned, the first column left-aligned', async () => {
  const screen = await render(<Table caption="Seasons" columns={columns} rows={seasons} rowKey={rowKey} />)
  const header = screen.getByRole('columnheader', { name: 'PPG' }).element()
  const cell = screen.getByRole('cell', { name: '19.8' }).element()
  expect(getComputedStyle(cell).textAlign).toBe('end')
  expect(getComputedStyle(header).textAlign).toBe('end')
  expect(getComputedStyle(screen.getByRole('rowheader', { name: '2025–26' }).element()).textAlign).toBe(
    'start',
  )
})

test('totals are below the rows', async () => {
  const screen = await render(
    <Table
      caption="Seasons"
      columns={columns}
      rows={seasons}
      rowKey={rowKey}
      summary={{ name: 'Career', points: '17.5' }}
    />,
  )
  const rows = screen.getByRole('row').elements()
  expect(rows.at(-1)?.textContent).toBe('Career17.5')
})

test('while it loads there are skeleton rows, and a text for screen readers', async () => {
  const screen = await render(
    <Table caption="Seasons" columns={columns} rows={seasons} rowKey={rowKey} isLoading loadingRows={3} />,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('row').elements()).toHaveLength(4)
  await screen.rerender(<Table caption="Seasons" columns={columns} rows={seasons} rowKey={rowKey} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await expect.element(screen.getByRole('cell', { name: '15.2' })).toBeVisible()
})

test('without rows a sentence replaces the table', async () => {
  const screen = await render(
    <Table caption="Seasons" columns={columns} rows={[]} rowKey={rowKey} empty={<p>No seasons yet.</p>} />,
  )
  await expect.element(screen.getByText('No seasons yet.')).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('a press on a header sorts, a second one reverses the order', async () => {
  const sorted = vi.fn()
  const Sorted = () => {
    const [sort, setSort] = useState<Sort>()
    return (
      <Table
        caption="Seasons"
        columns={columns}
        rows={seasons}
        rowKey={rowKey}
        sort={sort}
        onSortChange={(next) => {
          sorted(next)
          setSort(next)
        }}
      />
    )
  }
  const screen = await render(<Sorted />)
  const header = screen.getByRole('columnheader', { name: 'PPG' })
  await expect.element(header).not.toHaveAttribute('aria-sort')
  await header.getByRole('button').click()
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{Enter}')
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('columnheader', { name: 'Season' }).getByRole('button').click()
  await expect.element(header).not.toHaveAttribute('aria-sort')
  expect(sorted).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' })
})

test('without sorting, headers are not buttons', async () => {
  const screen = await render(<Table caption="Seasons" columns={columns} rows={seasons} rowKey={rowKey} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('on a phone the keyboard scrolls a wide table, the first column stays, and the page does not scroll', async () => {
  await page.viewport(360, 640)
  const screen = await render(
    <div className="wrap">
      <Table caption="Seasons" columns={wide} rows={seasons} rowKey={rowKey} />
    </div>,
  )
  const area = screen.getByRole('region', { name: 'Seasons' })
  await expect.element(area).toBeVisible()
  const first = screen.getByRole('rowheader', { name: '2025–26' }).element()
  const before = first.getBoundingClientRect().left
  await userEvent.tab()
  await expect.element(area).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => area.element().scrollLeft).toBeGreaterThan(0)
  expect(first.getBoundingClientRect().left).toBe(before)
  expect(area.element().getBoundingClientRect().right).toBe(360)
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('a table that fits is not a tab stop', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <>
      <button type="button">Before</button>
      <Table caption="Seasons" columns={columns} rows={seasons} rowKey={rowKey} />
      <button type="button">After</button>
    </>,
  )
  // The window may just have been narrow.
  await expect.poll(() => screen.container.querySelector('[tabindex]')).toBeNull()
  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a long name wraps instead of taking the whole phone', async () => {
  await page.viewport(360, 640)
  const screen = await render(
    <Table
      caption="Seasons"
      columns={wide}
      rows={[{ name: 'A season with a name that nobody would ever want to read aloud twice', points: 1 }]}
      rowKey={rowKey}
    />,
  )
  expect(screen.getByRole('rowheader').element().getBoundingClientRect().width).toBeLessThan(200)
})
