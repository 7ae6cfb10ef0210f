import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ProgressStep } from './progress-share.ts'
import { SegmentedProgress, StepProgress } from './segmented-progress.tsx'

const steps: readonly ProgressStep[] = [
  { label: 'Welcome call', percent: 10, state: 'done' },
  { label: 'Profile check', percent: 30, state: 'active' },
  { label: 'Film review', percent: 20, state: 'paused' },
  { label: 'Outreach', percent: 40, state: 'todo' },
]

test('progress announces its percent and the state of every step', async () => {
  const screen = await render(<SegmentedProgress steps={steps} />)
  const name = '35%: Welcome call done, Profile check in progress, Film review paused, Outreach not started'
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeVisible()
})

test('the texts for the states can be replaced', async () => {
  const screen = await render(
    <SegmentedProgress
      steps={steps.slice(0, 1)}
      stateWords={{ done: 'erledigt', active: 'läuft', paused: 'ruht', todo: 'offen' }}
    />,
  )
  await expect
    .element(screen.getByRole('img', { name: '100%: Welcome call erledigt', exact: true }))
    .toBeInTheDocument()
})

test('a segment is as wide as its weight, and half filled while active', async () => {
  const screen = await render(
    <div style={{ width: 409 }}>
      <SegmentedProgress steps={steps} />
    </div>,
  )
  const segments = [...screen.getByRole('img').element().children]
  expect(segments.map((segment) => Math.round(segment.getBoundingClientRect().width))).toEqual([
    40, 120, 80, 160,
  ])
  const filled = segments.map((segment) => segment.firstElementChild?.getBoundingClientRect().width ?? 0)
  expect(filled.map(Math.round)).toEqual([40, 60, 40, 0])
})

test('without steps it is 0% of nothing', async () => {
  const screen = await render(<SegmentedProgress steps={[]} />)
  await expect.element(screen.getByRole('img', { name: '0%', exact: true })).toBeVisible()
})

test('steps may have the same name', async () => {
  const twice: readonly ProgressStep[] = [
    { label: 'Call', percent: 50, state: 'done' },
    { label: 'Call', percent: 50, state: 'todo' },
  ]
  const screen = await render(<SegmentedProgress steps={twice} />)
  await expect
    .element(screen.getByRole('img', { name: '50%: Call done, Call not started', exact: true }))
    .toBeVisible()
})

test('a short progress announces the current step, in its own words if it has some', async () => {
  const screen = await render(
    <>
      <StepProgress current={3} of={4} />
      <StepProgress current={1} of={2} label="First of two pages" />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Step 3 of 4', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'First of two pages', exact: true })).toBeVisible()
})
