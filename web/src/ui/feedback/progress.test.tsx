import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Progress } from './progress.tsx'

const share = (bar: Element): number => {
  const around = bar.getBoundingClientRect()
  const fill = bar.firstElementChild?.getBoundingClientRect()
  return fill ? Math.round(((fill.right - around.left) / around.width) * 100) : Number.NaN
}

test.each([
  [48, 100, 48],
  [3, 12, 25],
  [0, 12, 0],
  [14, 12, 100],
  [-1, 12, 0],
])('%d of %d is drawn and announced as %d percent', async (value, max, percent) => {
  const screen = await render(<Progress label="Photos" value={value} max={max} />)
  const bar = screen.getByRole('progressbar', { name: 'Photos' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', `${percent}`)
  await expect.element(screen.getByText(`${percent}%`)).toBeVisible()
  expect(share(bar.element())).toBe(percent)
})

test('text replaces a percentage that says too little', async () => {
  const screen = await render(<Progress label="Photos" value={3} max={12} valueText="3 of 12 photos" />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12 photos')
  await expect.element(screen.getByText('3 of 12 photos')).toBeVisible()
})

test('work without a known end has no value', async () => {
  const screen = await render(<Progress label="Preparing" />)
  await expect
    .element(screen.getByRole('progressbar', { name: 'Preparing' }))
    .not.toHaveAttribute('aria-valuenow')
})

test('a total of zero has no percentage', async () => {
  const screen = await render(<Progress label="Photos" value={0} max={0} />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

test('in right-to-left text it grows from the right', async () => {
  const screen = await render(
    <div dir="rtl">
      <Progress label="Photos" value={25} />
    </div>,
  )
  const bar = screen.getByRole('progressbar').element()
  await expect
    .poll(() => Math.round(((bar.firstElementChild?.getBoundingClientRect().left ?? 0) / innerWidth) * 100))
    .toBeGreaterThan(70)
})
