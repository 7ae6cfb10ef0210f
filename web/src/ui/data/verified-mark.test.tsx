import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VerifiedMark, VerifiedSign } from './verified-mark.tsx'

const words = { label: 'Verified coach', explanation: 'Listed by the college' }
const mark = page.getByRole('button', { name: 'Verified coach' })
const tip = page.getByRole('tooltip')

const show = () =>
  render(
    <div style={{ padding: 80 }}>
      <VerifiedMark {...words} />
      <p>Elsewhere</p>
    </div>,
  )

test('the mark says in words what was verified, and describes how', async () => {
  await show()
  await expect.element(mark).toBeVisible()
  await expect.element(mark).toHaveAccessibleDescription('Listed by the college')
  await expect.element(tip).not.toBeInTheDocument()
})

test('a press shows how, and a press elsewhere hides it', async () => {
  await show()
  await mark.click()
  await expect.element(tip).toHaveTextContent('Listed by the college')
  await page.getByText('Elsewhere').click()
  await expect.element(tip).not.toBeInTheDocument()
})

test('touch users can read how: the press itself shows it', async () => {
  await show()
  const target = mark.element()
  const finger = { bubbles: true, pointerType: 'touch' }
  for (const name of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    target.dispatchEvent(new PointerEvent(name, finger))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(tip).toBeVisible()
  document.body.dispatchEvent(new PointerEvent('pointerdown', finger))
  await expect.element(tip).not.toBeInTheDocument()
})

test('the keyboard shows how, also by Enter, and Escape hides it', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect.element(mark).toHaveFocus()
})

test('the icon has no visible text, but the full text for a screen reader', async () => {
  await render(<VerifiedSign {...words} />)
  await expect.element(page.getByRole('img', { name: 'Verified coach: Listed by the college' })).toBeVisible()
})
