import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { network } from '../lib/network.factory.ts'
import { SearchControl } from './search-control.tsx'

beforeEach(() => void network({}))
afterEach(() => vi.unstubAllGlobals())

/** A page with elements where the key has another meaning. */
const Page = () => (
  <QueryClientProvider client={new QueryClient()}>
    <SearchControl />
    <button type="button" data-testid="page">
      Elsewhere
    </button>
    <input data-testid="field" aria-label="Note" />
    <p data-testid="story" contentEditable suppressContentEditableWarning>
      Story
    </p>
    <button type="button" data-testid="game" onKeyDown={(event) => event.preventDefault()}>
      Own keys
    </button>
    <div role="alertdialog" aria-label="Another popup">
      <button type="button" data-testid="popup">
        Inside
      </button>
    </div>
    <Outlet />
  </QueryClientProvider>
)

const open = async () => {
  const root = createRootRoute({ component: Page })
  const routeTree = root.addChildren(
    ['/', '/other'].map((path) => createRoute({ getParentRoute: () => root, path, component: () => null })),
  )
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const screen = await render(<RouterProvider router={router as never} />)
  const button = screen.getByRole('button', { name: 'Search athletes' })
  await expect.element(button).toBeVisible()
  return { ...screen, router, button, popup: screen.getByRole('dialog', { name: 'Search athletes' }) }
}

type Opened = Awaited<ReturnType<typeof open>>

const fieldName = { name: 'Name of an athlete' }

/** Whether the page misses a letter that is typed on it. */
const isSwallowed = (key: string, target: Element = document.body) =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

// This test must be first, while the popup is not loaded yet.
describe('SRC-01 text typed before the popup is there', () => {
  test.each([
    ['the page changes', ({ router }: Opened) => router.history.push('/other')],
    ['Escape', () => void isSwallowed('Escape')],
    ['the header is removed', ({ unmount }: Opened) => unmount()],
  ])('goes to the page again after %s', async (_, end) => {
    const opened = await open()
    expect(isSwallowed('/')).toBe(true)
    expect(isSwallowed('a')).toBe(true)
    await end(opened)
    await expect.poll(() => isSwallowed('a')).toBe(false)
    await expect.element(opened.popup).not.toBeInTheDocument()
  })

  test('stays in the field that the person moved to', async () => {
    const { getByTestId } = await open()
    expect(isSwallowed('/')).toBe(true)
    expect(isSwallowed('a', getByTestId('field').element())).toBe(false)
  })
})

describe("SRC-01 the header's search control", () => {
  test('opens the popup with the focus in its field, and gets the focus back', async () => {
    const { button, popup, getByRole } = await open()
    await button.click()
    await expect.element(getByRole('textbox', fieldName)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('opens by the key, which is not typed into the field', async () => {
    const { getByRole } = await open()
    await getByRole('button', { name: 'Elsewhere' }).click()
    await userEvent.keyboard('/')
    await expect.element(getByRole('textbox', fieldName)).toHaveFocus()
    await expect.element(getByRole('textbox', fieldName)).toHaveValue('')
    await userEvent.keyboard('a/')
    await expect.element(getByRole('textbox', fieldName)).toHaveValue('a/')
    // The first press clears the field.
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  test('loses no text typed while it opens', async () => {
    const { getByRole } = await open()
    await getByRole('button', { name: 'Elsewhere' }).click()
    for (const key of '/abe')
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.element(getByRole('textbox', fieldName)).toHaveValue('abe')
    await userEvent.keyboard('l')
    await expect.element(getByRole('textbox', fieldName)).toHaveValue('abel')
  })

  test.each([
    ['in a field', 'field', '/'],
    ['in editable text', 'story', '/'],
    ['in an element that handles the key', 'game', '/'],
    ['in another popup', 'popup', '/'],
    ['with Control', 'page', '{Control>}/{/Control}'],
    ['with Alt', 'page', '{Alt>}/{/Alt}'],
    ['with Meta', 'page', '{Meta>}/{/Meta}'],
  ])('does not open by the key %s', async (_, place, keys) => {
    const { popup, getByTestId, button } = await open()
    const target = getByTestId(place)
    await target.click()
    await expect.element(target).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('closes when the page changes, and stays closed on Back', async () => {
    const { router, button, popup } = await open()
    await button.click()
    await expect.element(popup).toBeVisible()
    router.history.push('/other')
    await expect.element(popup).not.toBeInTheDocument()
    router.history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.element(popup).not.toBeInTheDocument()
  })

  test('stays open when the page only reloads its data', async () => {
    const { router, button, popup } = await open()
    await button.click()
    await expect.element(popup).toBeVisible()
    await router.invalidate()
    await expect.element(popup).toBeVisible()
  })

  test('has a tooltip that hides by itself under a resting pointer', async () => {
    const { button, getByText } = await open()
    const tip = getByText('Press / to search')
    await expect.element(tip).not.toBeVisible()
    await button.hover()
    await expect.element(tip).toBeVisible()
    await expect.element(tip).not.toBeVisible()
  })
})
