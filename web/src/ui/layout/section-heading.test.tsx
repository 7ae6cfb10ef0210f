import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SectionHeading } from './section-heading.tsx'

test('a heading has the given level, a count, and a note', async () => {
  const screen = await render(
    <SectionHeading as="h2" count={31} note="Since August">
      Activity Log
    </SectionHeading>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Activity Log 31', level: 2 })).toBeVisible()
  await expect.element(screen.getByText('Since August')).toBeVisible()
})

test('a count of zero is shown', async () => {
  const screen = await render(<SectionHeading count={0}>Activity Log</SectionHeading>)
  await expect.element(screen.getByRole('heading', { name: 'Activity Log 0', level: 3 })).toBeVisible()
})
