import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from './drawer.tsx'
import type { DrawerProps } from './drawer-body.tsx'

const Site = (props: Partial<DrawerProps>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Menu" {...props}>
        <a href="#top">Home</a>
      </Drawer>
    </>
  )
}

const drawer = page.getByRole('dialog', { name: 'Menu' })
const box = () => {
  const { x, y, width, height } = drawer.element().getBoundingClientRect()
  return { x, y, width, height }
}

const open = async (props: Partial<DrawerProps> = {}) => {
  await render(<Site {...props} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(drawer).toBeVisible()
}

beforeEach(async () => page.viewport(1000, 700))

test('a drawer comes from the end side, at full height', async () => {
  await open()
  await expect.poll(box).toEqual({ x: 600, y: 0, width: 400, height: 700 })
})

test('it can come from the start side and be wider', async () => {
  await open({ side: 'start', maxWidth: 520 })
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 520, height: 700 })
})

test('in a right-to-left page the end side is the left one', async () => {
  document.documentElement.dir = 'rtl'
  try {
    await open()
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 400, height: 700 })
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})

test('on a phone it takes the full width', async () => {
  await page.viewport(470, 800)
  await open()
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 470, height: 800 })
})

test('Escape and the close button close it, and the focus returns', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect.element(menu).toHaveFocus()
  await menu.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
})

test('the focus stays inside', async () => {
  await open()
  await expect.element(drawer).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
})
