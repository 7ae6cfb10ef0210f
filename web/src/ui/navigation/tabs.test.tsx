import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type TabItem, TabLinks, Tabs } from './tabs.tsx'

afterEach(() => page.viewport(1280, 800))

const items: TabItem[] = [
  { value: 'results', label: 'Results', count: 22, panel: <p>All colleges</p> },
  { value: 'locked', label: 'Locked', panel: <p>Nobody sees this</p>, isDisabled: true },
  { value: 'favorites', label: 'Favorites', panel: <p>The kept ones</p> },
  { value: 'viewed', label: 'Recently viewed', panel: <p>The opened ones</p> },
]

test('the first tab is open, and a press opens another', async () => {
  const changed = vi.fn()
  const screen = await render(<Tabs label="Lists" items={items} onValueChange={changed} />)
  await expect.element(screen.getByRole('tab', { name: 'Results 22', selected: true })).toBeVisible()
  await expect.element(screen.getByText('All colleges')).toBeVisible()
  await screen.getByRole('tab', { name: 'Favorites' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Favorites' })).toHaveTextContent('The kept ones')
  await expect.element(screen.getByText('All colleges')).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: 'Favorites' }).click()
  expect(changed.mock.calls).toEqual([['favorites']])
})

test('arrows, Home, and End choose, around the ends and past disabled ones', async () => {
  const screen = await render(<Tabs label="Lists" items={items} />)
  await userEvent.tab()
  for (const [key, name] of [
    ['{ArrowRight}', 'Favorites'],
    ['{ArrowRight}', 'Recently viewed'],
    ['{ArrowRight}', 'Results 22'],
    ['{ArrowLeft}', 'Recently viewed'],
    ['{Home}', 'Results 22'],
    ['{End}', 'Recently viewed'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('tab', { name, selected: true })).toHaveFocus()
  }
})

test('in right-to-left text, the arrows are reversed', async () => {
  const screen = await render(
    <div dir="rtl">
      <Tabs label="Lists" items={items} />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Favorites' })).toHaveFocus()
})

test('after the tabs the keyboard reaches the panel', async () => {
  const screen = await render(<Tabs label="Lists" items={items} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: 'Results 22' })).toHaveFocus()
})

test('a controlled value wins', async () => {
  const Held = () => {
    const [value, setValue] = useState('viewed')
    return (
      <Tabs
        label="Lists"
        items={items}
        value={value}
        onValueChange={(next) => next !== 'results' && setValue(next)}
      />
    )
  }
  const screen = await render(<Held />)
  await screen.getByRole('tab', { name: 'Results 22' }).click()
  await expect.element(screen.getByText('The opened ones')).toBeVisible()
  await screen.getByRole('tab', { name: 'Favorites' }).click()
  await expect.element(screen.getByText('The kept ones')).toBeVisible()
})

test('text typed into a kept panel is still there', async () => {
  const screen = await render(
    <Tabs
      label="Parts"
      items={[
        { value: 'write', label: 'Write', panel: <input aria-label="Text" />, isKept: true },
        { value: 'look', label: 'Look', panel: <p>Looking</p> },
      ]}
    />,
  )
  await screen.getByLabelText('Text').fill('Hello')
  await screen.getByRole('tab', { name: 'Look' }).click()
  await screen.getByRole('tab', { name: 'Write' }).click()
  await expect.element(screen.getByLabelText('Text')).toHaveValue('Hello')
})

test('an unknown value opens the first tab', async () => {
  const screen = await render(<Tabs label="Lists" items={items} defaultValue="gone" />)
  await expect.element(screen.getByText('All colleges')).toBeVisible()
})

const isInSight = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

test('on a phone the chosen tab is scrolled into view, and the page stays where it is', async () => {
  await page.viewport(360, 640)
  const many = Array.from({ length: 12 }, (_, place) => ({
    value: `${place}`,
    label: `Section ${place}`,
    panel: <p>Text</p>,
  }))
  const screen = await render(
    <div style={{ paddingTop: 2000 }}>
      <Tabs label="Sections" items={many} defaultValue="9" />
    </div>,
  )
  await expect.poll(() => isInSight(screen.getByRole('tab', { name: 'Section 9' }).element())).toBe(true)
  expect(scrollY).toBe(0)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

test('a late count does not push the chosen tab out of view', async () => {
  await page.viewport(360, 640)
  const strip = (count: number | undefined) => (
    <Tabs
      label="Lists"
      items={['Results', 'Favorites', 'Contacted', 'Viewed'].map((value) => ({
        value,
        label: value,
        count,
        panel: <p>Text</p>,
      }))}
      defaultValue="Viewed"
    />
  )
  const screen = await render(strip(undefined))
  const chosen = screen.getByRole('tab', { name: /^Viewed/ })
  await expect.poll(() => isInSight(chosen.element())).toBe(true)
  await screen.rerender(strip(123_456))
  await expect.element(chosen).toMatchTextContent(/123456/)
  await expect.poll(() => isInSight(chosen.element())).toBe(true)
})

test("links look the same, and the router's current one is scrolled into view", async () => {
  await page.viewport(360, 640)
  const names = Array.from({ length: 12 }, (_, place) => `Page ${place}`)
  const links = (current: string) => (
    <TabLinks label="Area">
      {names.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </TabLinks>
  )
  const screen = await render(links('Page 0'))
  await expect.element(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(isInSight(screen.getByRole('link', { name: 'Page 10' }).element())).toBe(false)
  await screen.rerender(links('Page 10'))
  await expect.poll(() => isInSight(screen.getByRole('link', { name: 'Page 10' }).element())).toBe(true)
})
