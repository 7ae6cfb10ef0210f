import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Sort } from '../data/table.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { type ListConfig, ListPage, type ListState } from './list-page.tsx'

afterEach(() => page.viewport(1280, 800))

interface Coach {
  id: string
  name: string
  college: string
}

const coaches: readonly Coach[] = [
  { id: '1', name: 'Marisol Tran', college: 'Portland State' },
  { id: '2', name: 'Kelsey Brandt', college: 'Reed' },
]

const look: ListConfig<Coach> = {
  name: 'Coaches',
  faultTitle: 'The coaches did not load',
  countLine: (total) => `${total} coaches`,
  columns: [
    { key: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true, sortName: 'Name' },
    {
      key: 'college',
      header: 'College',
      cell: ({ college }) => college,
      isSortable: true,
      sortName: 'College',
    },
  ],
  card: ({ name, college }) => `${name}, ${college}`,
  rowKey: ({ id }) => id,
}

const here: ListState<Coach> = {
  rows: coaches,
  total: 42,
  page: 2,
  lastPage: 3,
  isBehind: false,
  fault: null,
  onRetry: () => undefined,
}

const empty = <EmptyState title="Nobody yet" />

test('a list is a table in a wide window and cards on a phone, with one name', async () => {
  const screen = await render(<ListPage title="Coaches" list={{ ...look, state: here, empty }} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Coaches' })).toBeVisible()
  await expect.element(screen.getByRole('status').getByText('42 coaches')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Coaches' })).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(screen.getByRole('list', { name: 'Coaches' })).toBeVisible()
  await expect.element(screen.getByText('Marisol Tran, Portland State')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Coaches' })).not.toBeInTheDocument()
})

test('it shows when it loads, when it failed, and when it is empty', async () => {
  const onRetry = vi.fn()
  const pageOf = (state: Partial<ListState<Coach>>) => (
    <ListPage title="Coaches" list={{ ...look, state: { ...here, onRetry, ...state }, empty }} />
  )
  const screen = await render(pageOf({ rows: null }))
  await expect.element(screen.getByText('Loading…').first()).toBeInTheDocument()
  await screen.rerender(pageOf({ fault: 'Please try again in a moment.' }))
  await expect.element(screen.getByRole('alert').getByText('The coaches did not load')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(pageOf({ rows: [], total: 0, lastPage: 1 }))
  await expect.element(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
})

test('search text, kinds with counts, and pages are reported to the caller', async () => {
  const onType = vi.fn()
  const onValueChange = vi.fn()
  const onPageChange = vi.fn()
  const screen = await render(
    <ListPage
      title="Coaches"
      search={{ label: 'Name', text: '', onType }}
      filter={{
        legend: 'Status',
        options: [
          { value: 'all', label: 'All', count: 1200 },
          { value: 'new', label: 'New', count: 2 },
        ],
        value: 'all',
        onValueChange,
      }}
      list={{ ...look, state: here, pages: { hrefOf: (number) => `?page=${number}`, onPageChange } }}
    />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a')
  expect(onType).toHaveBeenLastCalledWith('a')
  await expect.element(screen.getByRole('button', { name: 'All 1,200', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'New 2' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('new')
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3)
})

test('kinds that are separate lists are tabs', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <ListPage
      title="Coaches"
      filter={{
        look: 'tabs',
        legend: 'Status',
        options: [
          { value: 'open', label: 'Open', count: 2 },
          { value: 'done', label: 'Done' },
        ],
        value: 'open',
        onValueChange,
      }}
      list={{ ...look, state: here }}
    />,
  )
  const panel = screen.getByRole('tabpanel', { name: 'Open 2' })
  await expect.element(panel.getByRole('table', { name: 'Coaches' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Done' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('done')
})

const Chooser = ({ onRemove }: { onRemove: (keys: readonly string[]) => void }) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['elsewhere']))
  return (
    <ListPage
      title="Coaches"
      list={{
        ...look,
        state: here,
        selection: {
          keys,
          onChange: setKeys,
          nameOf: ({ name }) => name,
          actions: (chosen) => (
            <button type="button" onClick={() => onRemove([...chosen])}>
              Remove
            </button>
          ),
        },
      }}
    />
  )
}

test('rows are selected one by one or by page, and selections on other pages stay', async () => {
  const onRemove = vi.fn()
  const screen = await render(<Chooser onRemove={onRemove} />)
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  const table = screen.getByRole('table', { name: 'Coaches' })
  await userEvent.click(table.getByRole('checkbox', { name: 'Select Marisol Tran' }))
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  await expect.element(all).toBePartiallyChecked()
  await userEvent.click(all)
  await expect.element(screen.getByText('3 selected')).toBeVisible()
  await expect.element(all).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(['elsewhere', '1', '2'])
  await userEvent.click(all)
  await expect.element(screen.getByText('1 selected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument()
})

test('it is sorted by its headings, and on a phone from a menu', async () => {
  const onSortChange = vi.fn()
  const sort: Sort = { key: 'name', direction: 'descending' }
  const screen = await render(
    <ListPage title="Coaches" list={{ ...look, state: here, sort, onSortChange }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'College' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'college', direction: 'ascending' })
  await page.viewport(390, 800)
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Name' }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'College' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'college', direction: 'descending' })
})

test('the rows can be downloaded as a file, if there are any', async () => {
  const exported = (rows: readonly Coach[]) => (
    <ListPage title="Coaches" list={{ ...look, state: { ...here, rows }, exportHref: '/api/coaches.csv' }} />
  )
  const screen = await render(exported(coaches))
  const link = screen.getByRole('link', { name: 'Download as CSV' })
  await expect.element(link).toHaveAttribute('href', '/api/coaches.csv')
  await screen.rerender(exported([]))
  await expect.element(link).not.toBeInTheDocument()
})

test('COA-02 a list may have its kinds beside the title, a sort menu, labels above its rows, and a rail', async () => {
  const onFilter = vi.fn()
  const onSort = vi.fn()
  const screen = await render(
    <ListPage
      title="Coaches"
      aside={<p>Beside the list</p>}
      filter={{
        look: 'segments',
        legend: 'Kind',
        options: [
          { value: 'all', label: 'All', count: 1200 },
          { value: 'new', label: 'New', count: 3 },
        ],
        value: 'all',
        onValueChange: onFilter,
      }}
      sort={{
        label: 'Sort by',
        options: [
          { value: 'name', label: 'Name' },
          { value: 'college', label: 'College', count: 2 },
        ],
        value: 'name',
        onValueChange: onSort,
      }}
      list={{
        name: 'Coaches',
        faultTitle: 'The coaches did not load',
        countLine: (total) => `${total} coaches`,
        rowKey: ({ id }) => id,
        row: ({ name }) => <li>{name}</li>,
        rowsHead: <span>Name of the coach</span>,
        state: here,
        empty,
      }}
    />,
  )
  await screen.getByRole('radiogroup', { name: 'Kind' }).getByRole('radio', { name: 'New 3' }).click()
  expect(onFilter).toHaveBeenCalledWith('new')
  await expect.element(screen.getByRole('radio', { name: 'All 1,200' })).toBeChecked()
  await screen.getByRole('button', { name: 'Sort by Name' }).click()
  await screen.getByRole('menuitemradio', { name: 'College 2' }).click()
  expect(onSort).toHaveBeenCalledWith('college')
  await expect.element(screen.getByRole('complementary').getByText('Beside the list')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Coaches' }).getByRole('listitem')).toHaveLength(2)
  await expect.element(screen.getByText('Name of the coach')).toBeVisible()
})
