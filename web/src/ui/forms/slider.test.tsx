import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Slider } from './slider.tsx'

test('a slider moves by keys and says what its number means', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Slider
      label="Radius"
      name="radius"
      min={0}
      max={5}
      value={3}
      valueText="300 miles"
      onValueChange={onValueChange}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Radius' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '300 miles')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{End}')
  expect(onValueChange.mock.calls).toEqual([[4], [5]])
})

test('a disabled slider can’t be reached', async () => {
  const screen = await render(
    <Slider
      label="Radius"
      name="radius"
      min={0}
      max={5}
      value={3}
      isDisabled
      onValueChange={() => undefined}
    />,
  )
  await expect.element(screen.getByRole('slider')).toBeDisabled()
})
