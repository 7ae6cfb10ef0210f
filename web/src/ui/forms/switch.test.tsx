import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

const sentAs = (container: HTMLElement, name: string) => {
  const form = container.querySelector('form')
  return form && new FormData(form).get(name)
}

test('a switch is on in the data of its form, or not there', async () => {
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

test('the space bar turns a switch', async () => {
  const { getByRole } = await render(<Switch name="visible" label="Visible" defaultChecked />)
  await expect.element(getByRole('switch')).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(getByRole('switch')).not.toBeChecked()
})

test('the words of a switch turn it too, at either end of its row', async () => {
  const { getByRole, getByText } = await render(<Switch name="visible" label="Visible" isSpread />)
  await getByText('Visible').click()
  await expect.element(getByRole('switch')).toBeChecked()
})

test('a switch can be held by its owner', async () => {
  const { getByRole } = await render(
    <Switch name="visible" label="Visible" checked={false} onCheckedChange={() => {}} />,
  )
  await getByRole('switch').click()
  await expect.element(getByRole('switch')).not.toBeChecked()
})

test('a fault is read with the switch', async () => {
  const { getByRole } = await render(
    <Switch name="visible" label="Visible" hint="At once." fault="Not yet" />,
  )
  await expect.element(getByRole('switch')).toHaveAccessibleDescription('Not yet')
})
