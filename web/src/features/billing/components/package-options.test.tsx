import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { buildPackages } from '../packages.factory.ts'
import { PackageOptions } from './package-options.tsx'

const packages = buildPackages()
const termsUnder = (heading: Element) =>
  [...(heading.parentElement?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)

test('new, inherited, and missing options are listed separately', async () => {
  const screen = await render(<PackageOptions offer={packages[1]} packages={packages} />)
  const heading = (name: string) => screen.getByRole('heading', { name }).element()
  expect(termsUnder(heading('On top of Starter Showcase'))).toEqual(['Chat'])
  expect(termsUnder(heading('As in Starter Showcase'))).toEqual(['Page', 'Views'])
  expect(termsUnder(heading('Not in Starter Elite'))).toEqual(['Match', 'Sessions'])
})

test('every option has an explanation, and a missing one names its first package', async () => {
  const screen = await render(<PackageOptions offer={packages[1]} packages={packages} />)
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What Chat means.',
    'What Page means.',
    'What Views means.',
    'What Match means.From All-Star Showcase',
    'What Sessions means.From College Concierge',
  ])
})

test('the largest package lacks nothing and has no such list', async () => {
  const screen = await render(<PackageOptions offer={packages[3]} packages={packages} />)
  await expect.element(screen.getByRole('heading', { name: /^On top of/ })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: /^Not in/ })).not.toBeInTheDocument()
})
