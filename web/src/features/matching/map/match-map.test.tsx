import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { eventually } from '../../../lib/eventually.factory.ts'
import { DrawnMap } from './drawn-map.tsx'
import { MatchMap } from './match-map.tsx'
import { bend, pointsAroundBend } from './points.factory.ts'

const map = (props: Partial<Parameters<typeof MatchMap>[0]> = {}) => (
  <div className="w-[432px]">
    <MatchMap
      points={pointsAroundBend}
      home={bend}
      radiusMiles={400}
      ranked={[1, 2, 3, 4, 5]}
      label="8 colleges within 400 miles of Bend"
      {...props}
    />
  </div>
)

const stateCount = (element: HTMLElement) =>
  element.querySelectorAll('.fill-sunken path:not(.fill-accent-soft)').length

test('the map draws every state, the radius with its miles, and a dot for each college', async () => {
  const screen = await render(map())
  await eventually(() => expect(stateCount(screen.container)).toBe(51))
  await expect.element(screen.getByText('400 mi')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Number 1, Portland State University, 93 of 100' }))
    .toHaveTextContent('1')
  await expect.element(screen.getByRole('button', { name: 'Gonzaga University', exact: true })).toBeVisible()
})

test('while the colleges load, the states are there already', async () => {
  const screen = await render(map({ points: null }))
  await eventually(() => expect(stateCount(screen.container)).toBe(51))
  await expect.element(screen.getByLabelText('Map', { exact: true })).toHaveAttribute('aria-busy', 'true')
})

test('without a radius it is the whole country, with the chosen states marked', async () => {
  const screen = await render(map({ radiusMiles: null, reached: ['OR', 'WA'] }))
  await eventually(() => expect(stateCount(screen.container)).toBe(49))
  expect(screen.getByText(/ mi$/).elements()).toHaveLength(0)
})

test('pressing a dot selects its college', async () => {
  const onSelect = vi.fn()
  const screen = await render(map({ onSelect }))
  await screen.getByRole('button', { name: /Oregon Tech/ }).click()
  expect(onSelect).toHaveBeenCalledWith(2)
})

test('the college that the page selects shows its name', async () => {
  const screen = await render(map({ onSelect: () => undefined, selectedId: 5 }))
  await expect
    .element(screen.getByRole('button', { name: /Boise State/ }))
    .toHaveAttribute('aria-pressed', 'true')
  // A dot that the mouse happens to be on would show its own name.
  await screen.getByRole('button', { name: 'Zoom in' }).hover()
  await expect.element(screen.getByText('Boise State University')).toBeVisible()
})

test('all dots are one tab stop, and the arrow keys go from one to the next', async () => {
  const screen = await render(map())
  expect(screen.container.querySelectorAll('[data-dot][tabindex="0"]')).toHaveLength(1)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: /Portland State/ })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}')
  const reached = document.activeElement
  expect(reached?.getAttribute('aria-label')).not.toMatch(/Nevada, Reno/)
  expect(reached?.getAttribute('tabindex')).toBe('0')
  expect(screen.container.querySelectorAll('[data-dot][tabindex="0"]')).toHaveLength(1)
})

test('the map is moved and zoomed by keys and buttons, and shown as a whole again', async () => {
  const screen = await render(map())
  const home = () => screen.getByText('400 mi').element().getBoundingClientRect()
  const reset = screen.getByRole('button', { name: 'Show the whole map again' })
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  const before = home()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(home().left).toBeLessThan(before.left - 50)
  await userEvent.keyboard('0')
  expect(home().left).toBeCloseTo(before.left)
  await userEvent.keyboard('+')
  await expect.element(reset).toHaveAttribute('aria-disabled', 'false')
  await reset.click()
  expect(home().left).toBeCloseTo(before.left)
  await screen.getByRole('button', { name: 'Zoom out' }).click()
  expect(home().left).toBeGreaterThan(before.left)
})

test('colleges in one town are moved apart, with a line to the town', async () => {
  const screen = await render(map())
  const rects = [1, 3, 4].map((id) => {
    const dot = screen.container.querySelector(`[data-dot="${id}"]`)
    return dot?.getBoundingClientRect() ?? new DOMRect()
  })
  for (const [index, a] of rects.entries())
    for (const b of rects.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18)
  expect(screen.container.querySelectorAll('svg line').length).toBeGreaterThan(0)
})

test('a drag moves the map and selects nothing', async () => {
  const onSelect = vi.fn()
  const screen = await render(map({ onSelect }))
  const dot = screen.getByRole('button', { name: /Oregon Tech/ })
  const before = dot.element().getBoundingClientRect()
  const frame = screen.getByLabelText('Map', { exact: true }).element()
  const pointer = (type: string, x: number) =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: 200 })
  // A made-up pointer can't be captured.
  frame.setPointerCapture = vi.fn()
  dot.element().dispatchEvent(pointer('pointerdown', 200))
  frame.dispatchEvent(pointer('pointermove', 100))
  frame.dispatchEvent(pointer('pointerup', 100))
  await eventually(() => expect(dot.element().getBoundingClientRect().left).toBeCloseTo(before.left - 100, 0))
  expect(onSelect).not.toHaveBeenCalled()
})

test('as the server draws it: the states in sight, the numbers, and all other colleges as one shape', async () => {
  const screen = await render(
    <DrawnMap points={pointsAroundBend} home={bend} radiusMiles={400} ranked={[1, 2]} label="8 colleges" />,
  )
  expect(screen.getByText('WA', { exact: true }).elements()).toHaveLength(1)
  expect(screen.getByText('OH', { exact: true }).elements()).toHaveLength(0)
  expect(stateCount(screen.container)).toBeLessThan(15)
  expect(screen.container.querySelectorAll('[data-dot]')).toHaveLength(2)
  const small = screen.container.querySelector('[data-apart] path')?.getAttribute('d')
  expect(small?.match(/M/g)).toHaveLength(pointsAroundBend.length - 2)
})
