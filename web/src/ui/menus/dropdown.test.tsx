import { Settings } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../overlays/dialog.tsx'
import { Dropdown } from './dropdown.tsx'
import type { DropdownEntry } from './dropdown-menu.tsx'

const trigger = page.getByRole('button', { name: 'Account' })
const menu = page.getByRole('menu', { name: 'Account' })
const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })

const entries = (onSelect: (label: string) => void): DropdownEntry[] => [
  { label: 'Profile', icon: Settings, onSelect: () => onSelect('Profile') },
  { label: 'Billing', isDisabled: true, onSelect: () => onSelect('Billing') },
  'separator',
  { heading: 'Team', items: [{ label: 'Roster', detail: '7', onSelect: () => onSelect('Roster') }] },
  { label: 'Sign out', isDanger: true, onSelect: () => onSelect('Sign out') },
]

const show = async (onSelect: (label: string) => void = vi.fn()) => {
  await render(
    <>
      <button type="button">Before</button>
      <Dropdown label="Account" items={entries(onSelect)} />
      <button type="button">After</button>
    </>,
  )
}

const focusTrigger = () => (trigger.element() as HTMLElement).focus()

beforeEach(async () => page.viewport(1280, 800))

test('a press on the button opens the menu, and another one closes it', async () => {
  await show()
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(item('Profile')).toBeVisible()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(trigger).toHaveAttribute('aria-controls', menu.element().id)
  await trigger.click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.element(trigger).toHaveFocus()
  await trigger.click()
  await expect.element(item('Profile')).toBeVisible()
})

test('an item runs one time, closes the menu, and returns the focus', async () => {
  const selected = vi.fn()
  await show(selected)
  await trigger.click()
  await item('Roster').click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(selected).toHaveBeenCalledExactlyOnceWith('Roster')
})

test('a disabled item does nothing', async () => {
  const selected = vi.fn()
  await show(selected)
  await trigger.click()
  await expect.element(item('Billing')).toHaveAttribute('aria-disabled', 'true')
  await item('Billing').click({ force: true })
  await expect.element(item('Billing')).toBeVisible()
  expect(selected).not.toHaveBeenCalled()
})

test.each(['{ArrowDown}', '{Enter}', ' '])('the key %j opens it at the first item', async (key) => {
  await show()
  focusTrigger()
  await userEvent.keyboard(key)
  await expect.element(item('Profile')).toHaveFocus()
})

test('the arrows move through it, Enter selects', async () => {
  const selected = vi.fn()
  await show(selected)
  focusTrigger()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('Roster')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Sign out')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(selected).toHaveBeenCalledExactlyOnceWith('Profile')
})

test('the up arrow opens it at the last item', async () => {
  await show()
  focusTrigger()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Sign out')).toHaveFocus()
})

test('opened by the pointer, it waits for the first key', async () => {
  await show()
  await trigger.click()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Profile')).toHaveFocus()
})

test('a letter goes to the item that starts with it', async () => {
  await show()
  focusTrigger()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('Sign out')).toHaveFocus()
})

test('Escape closes it and returns the focus', async () => {
  await show()
  focusTrigger()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('Tab moves on to what is after the button, and back to what is before', async () => {
  await show()
  focusTrigger()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await expect.element(menu).not.toBeInTheDocument()
  focusTrigger()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Profile')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('a press outside closes it and leaves the focus where the press was', async () => {
  await show()
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await page.getByRole('button', { name: 'Before' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

const RouterLink = (link: ComponentProps<'a'>) => <a {...link} href="#me" />

test('an item can be a link, plain or from a router', async () => {
  await render(
    <Dropdown
      label="Account"
      items={[
        { label: 'Help', href: '#help' },
        { label: 'My page', render: <RouterLink /> },
      ]}
    />,
  )
  await trigger.click()
  await expect.element(item('Help')).toHaveAttribute('href', '#help')
  await expect.element(item('My page')).toHaveAttribute('href', '#me')
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.poll(() => location.hash).toBe('#me')
})

test("with an icon instead, the label is the button's name", async () => {
  await render(
    <Dropdown label="Account" items={[]} isIcon variant="borderless">
      <svg aria-hidden="true" />
    </Dropdown>,
  )
  await expect.element(trigger).toBeVisible()
})

test("near the screen's edge it stays on the screen, whatever its length", async () => {
  await page.viewport(360, 500)
  await render(
    <div style={{ position: 'fixed', right: 4, bottom: 4 }}>
      <Dropdown
        label="Account"
        items={Array.from({ length: 40 }, (_, at) => ({ label: `A college with a long name, number ${at}` }))}
      />
    </div>,
  )
  await trigger.click()
  await expect
    .poll(() => {
      const { left, right, top, bottom } = menu.element().getBoundingClientRect()
      return left >= 0 && right <= 360 && top >= 0 && bottom <= 500
    })
    .toBe(true)
})

test('it has the color theme of its part of the page', async () => {
  await render(<Dropdown label="Account" theme="orange" items={[{ label: 'Profile' }]} />)
  await trigger.click()
  await expect.element(menu).toBeVisible()
  const accent = (place: Element) => getComputedStyle(place).getPropertyValue('--accent')
  expect(accent(menu.element())).not.toBe(accent(document.documentElement))
})

const Renaming = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Dropdown label="Account" items={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

test('a dialog opened by an item has the focus, and returns it to the button', async () => {
  await render(<Renaming />)
  focusTrigger()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Rename')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})
