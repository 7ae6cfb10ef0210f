import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NameParts } from './name-parts.tsx'

const inRow = async (name: string, width: number) => {
  await render(
    <h2 className="leading-tight wrap-anywhere" style={{ width, font: '16px monospace' }}>
      <NameParts name={name} />
    </h2>,
  )
  const row = page.getByRole('heading').element()
  expect(row.textContent).toBe(name)
  const parts = [...row.querySelectorAll('span span')].map((part) => ({
    text: part.textContent,
    isCut: part.scrollWidth > part.clientWidth,
    top: Math.round(part.getBoundingClientRect().top),
  }))
  expect(row.scrollWidth).toBeLessThanOrEqual(width)
  return { row, parts }
}

const long = 'Wolfeschlegelsteinhausenbergerdorff'

test('a name of short parts is plain text', async () => {
  const { row } = await inRow('Amara Whitlock', 160)
  expect(row.innerHTML).toBe('Amara Whitlock')
})

test('a part that is too long for the row is cut, on a line of its own, with the full name as tooltip', async () => {
  const { row, parts } = await inRow(`Ana ${long} Li`, 160)
  expect(parts).toMatchObject([{ text: long, isCut: true }])
  expect(row.querySelector('[title]')?.getAttribute('title')).toBe(`Ana ${long} Li`)
  const range = document.createRange()
  range.selectNodeContents(row)
  expect(new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size).toBe(3)
})

test('a part that fits is never cut or broken', async () => {
  const { parts } = await inRow(`${long} ${long}`, 400)
  expect(parts.map(({ isCut }) => isCut)).toEqual([false, false])
  expect(new Set(parts.map(({ top }) => top)).size).toBe(2)
})

test('a name breaks after a hyphen', async () => {
  const { parts } = await inRow('Alexandrinamaria-Wilhelminakatharina', 220)
  expect(parts.map(({ text, isCut }) => [text, isCut])).toEqual([
    ['Alexandrinamaria-', false],
    ['Wilhelminakatharina', false],
  ])
  expect(new Set(parts.map(({ top }) => top)).size).toBe(2)
})
