import { Heart, Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon } from './icon.tsx'
import { SharedIcons } from './shared-icons.tsx'

test('an icon without a name is decoration', async () => {
  const { container } = await render(<Icon of={Search} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('an icon with a name says it', async () => {
  const { getByRole } = await render(<Icon of={Search} name="Search" />)
  await expect.element(getByRole('img', { name: 'Search' })).toBeVisible()
})

test('rows share one drawing, and all other icons are drawn as before', async () => {
  const { container, getByRole } = await render(
    <>
      <SharedIcons of={[Search]}>
        <Icon of={Search} name="First" />
        <Icon of={Search} name="Second" />
        <Icon of={Heart} name="Heart" />
      </SharedIcons>
      <Icon of={Search} name="Elsewhere" />
    </>,
  )
  const symbol = container.querySelector('symbol')
  for (const name of ['First', 'Second']) {
    const icon = getByRole('img', { name }).element()
    expect(icon.innerHTML).toBe(`<use href="#${symbol?.id}"></use>`)
    expect(icon.querySelector('use')?.getBBox().width).toBeGreaterThan(0)
  }
  expect(symbol?.querySelectorAll('circle')).toHaveLength(1)
  for (const name of ['Heart', 'Elsewhere'])
    expect(getByRole('img', { name }).element().querySelector('path')).not.toBeNull()
})

test('a shared icon leaves its color, fill, and stroke to the row', async () => {
  const { container } = await render(<SharedIcons of={[Heart]}>{null}</SharedIcons>)
  const drawing = container.querySelector('symbol > svg')
  for (const name of ['fill', 'stroke-width']) expect(drawing?.getAttribute(name)).toBe('inherit')
})
