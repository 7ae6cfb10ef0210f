import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

const sentAs = (container: HTMLElement, name: string) => {
  const form = container.querySelector('form')
  return form && new FormData(form).get(name)
}

test("a switch is in its form's data only when on", async () => {
  const changed = vi.fn()
  const { container, getByRole } = await render(
    <form>
      <Switch name="visible" label="My page is visible" onCheckedChange={changed} />
    </form>,
  )
  expect(sentAs(container, 'visible')).toBeNull()
  await getByRole('switch', { name: 'My page is visible' }).click()
  expect(sentAs(container, 'visible')).toBe('on')
  expect(changed).toHaveBeenCalledExactlyOnceWith(true)
})

test('the space bar toggles a switch', async () => {
  const { getByRole } = await render(<Switch name="visible" label="Visible" defaultChecked />)
  await expect.element(getByRole('switch')).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(getByRole('switch')).not.toBeChecked()
})

test("a switch's label toggles it too, at either end of its row", async () => {
  const { getByRole, getByText } = await render(<Switch name="visible" label="Visible" isSpread />)
  await getByText('Visible').click()
  await expect.element(getByRole('switch')).toBeChecked()
})

test('a switch can be controlled', async () => {
  const { getByRole } = await render(
    <Switch name="visible" label="Visible" checked={false} onCheckedChange={() => {}} />,
  )
  await getByRole('switch').click()
  await expect.element(getByRole('switch')).not.toBeChecked()
})

test('an error is announced with the switch', async () => {
  const { getByRole } = await render(
    <Switch name="visible" label="Visible" hint="At once." fault="Not yet" />,
  )
  await expect.element(getByRole('switch')).toHaveAccessibleDescription('Not yet')
})
