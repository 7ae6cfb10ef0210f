import { Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon } from './icon.tsx'

test('an icon without a name is decoration', async () => {
  const { container } = await render(<Icon of={Search} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('an icon with a name says it', async () => {
  const { getByRole } = await render(<Icon of={Search} name="Search" />)
  await expect.element(getByRole('img', { name: 'Search' })).toBeVisible()
})
