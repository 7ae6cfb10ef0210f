import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '../data/badge.tsx'
import { Avatar } from './avatar.tsx'

const dot =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='90'%3E%3Crect width='300' height='90'/%3E%3C/svg%3E"

test("a photo is shown, cropped to its box, with the person's name", async () => {
  const screen = await render(
    <Avatar photo={dot} alt="Amara Whitlock" firstName="Amara" lastName="Whitlock" />,
  )
  const photo = screen.getByRole('img', { name: 'Amara Whitlock' })
  await expect.element(photo).toHaveAttribute('src', dot)
  const { width, height } = photo.element().getBoundingClientRect()
  expect([width, height]).toEqual([40, 40])
  await expect.element(screen.getByText('AW')).not.toBeInTheDocument()
})

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`

test.for([
  ['An upright', 600, 800],
  ['A very tall', 200, 1600],
  ['A wide', 1600, 400],
] as const)('%s photo fills a circle, never an oval', async ([, width, height]) => {
  const screen = await render(<Avatar photo={pictureOf(width, height)} alt="Amara" size="xl" />)
  const photo = screen.getByRole('img', { name: 'Amara' })
  await expect.poll(() => (photo.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  for (const box of [photo.element(), photo.element().parentElement]) {
    const { width: across, height: down } = box?.getBoundingClientRect() ?? {}
    expect([across, down]).toEqual([72, 72])
  }
})

test("without a photo the initials are shown, with the person's name", async () => {
  const screen = await render(
    <Avatar photo={null} alt="Amara Whitlock" firstName="Amara" lastName="Whitlock" />,
  )
  await expect.element(screen.getByText('AW')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Amara Whitlock' })).toBeVisible()
})

test('a photo that does not load is replaced by the initials, and a new one is tried', async () => {
  const broken = 'data:image/png;base64,broken'
  const screen = await render(<Avatar photo={broken} firstName="Amara" lastName="Whitlock" />)
  await expect.element(screen.getByText('AW')).toBeVisible()
  await screen.rerender(<Avatar photo={dot} alt="Amara" firstName="Amara" lastName="Whitlock" />)
  await expect.element(screen.getByRole('img', { name: 'Amara' })).toHaveAttribute('src', dot)
})

test('beside a visible name, a screen reader skips it', async () => {
  const screen = await render(<Avatar firstName="Amara" lastName="Whitlock" />)
  await expect.element(screen.getByText('AW')).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

test('a missing person has a drawing and keeps the space', async () => {
  const screen = await render(<Avatar size="lg" />)
  await expect.poll(() => screen.container.querySelector('svg')).not.toBeNull()
  const { width, height } = screen.container.firstElementChild?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([48, 48])
})

test('a number replaces the initials, even zero', async () => {
  const screen = await render(<Avatar mark={0} firstName="Amara" lastName="Whitlock" isAccent />)
  await expect.element(screen.getByText('0')).toBeVisible()
  await expect.element(screen.getByText('AW')).not.toBeInTheDocument()
})

test('its badge is announced although the letters are not', async () => {
  const screen = await render(<Avatar firstName="Amara" badge={<Badge count={120} label="120 unread" />} />)
  await expect.element(screen.getByText('99+')).toBeVisible()
  await expect.element(screen.getByText('120 unread')).toBeInTheDocument()
  expect(screen.getByText('120 unread').element().closest('[aria-hidden]')).toBeNull()
})

test.each(['sm', 'md', 'lg'] as const)('a badge covers no initials, size %s', async (size) => {
  const screen = await render(
    <div style={{ padding: 40 }}>
      <Avatar
        size={size}
        firstName="Maria"
        lastName="Winter"
        badge={<Badge count={120} label="120 unread" />}
      />
    </div>,
  )
  const letters = screen.getByText('MW').element().getBoundingClientRect()
  const badge = screen.getByText('99+').element().parentElement?.getBoundingClientRect()
  if (!badge) throw new Error('There is no badge')
  expect(badge.left >= letters.right || badge.bottom <= letters.top).toBe(true)
})
