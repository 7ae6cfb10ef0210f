import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PosterCard } from './poster-card.tsx'

const poster = {
  theme: 'orange',
  number: '14',
  kicker: 'Shooting guard',
  firstName: 'Noor',
  lastName: 'Castellanos',
  figures: [
    { label: 'Points', value: '19.8' },
    { label: 'Assists', value: '4.7' },
  ],
  figure: 'basketball-female-shot' as const,
} as const

test('a poster is named after its person and announces each number with its label', async () => {
  const { getByRole } = await render(<PosterCard {...poster} />)
  const card = getByRole('article', { name: 'Noor Castellanos' })
  expect(
    card
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Points', 'Assists'])
  expect(
    card
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['19.8', '4.7'])
})

test('number and drawing are only visual', async () => {
  const { container } = await render(<PosterCard {...poster} />)
  for (const drawing of container.querySelectorAll('svg'))
    expect(drawing.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).not.toContain('14')
})

test('a poster is never wider than its space', async () => {
  await page.viewport(300, 700)
  const { getByRole } = await render(<PosterCard {...poster} lastName="Wolfeschlegelsteinhausen" />)
  const { right } = getByRole('article').element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(300)
})

test('a photo with its own background begins at the top edge', async () => {
  const photo = <img alt="" src="data:," className="size-full" />
  const { getByRole } = await render(<PosterCard {...poster} photo={photo} hasPhotoBackground />)
  const card = getByRole('article').element()
  expect(card.querySelector('img')?.getBoundingClientRect().top).toBe(card.getBoundingClientRect().top)
})
