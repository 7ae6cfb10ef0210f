import { expect, test } from 'vitest'
import { letter } from './letter.ts'

const words = {
  subject: 'Welcome',
  preview: 'A first look',
  heading: 'Hello there',
  paragraphs: ['One thing.', 'Another thing.'],
  code: '0427',
  button: { label: 'Go on', url: 'https://fieldhouse.test/?a=1&b=2' },
  closing: 'The small print.',
}

test('both bodies have the same content', () => {
  const { subject, text, html } = letter(words)
  expect(subject).toBe('Welcome')
  for (const fact of ['Hello there', 'One thing.', 'Another thing.', '0427', 'Go on', 'The small print.'])
    for (const body of [text, html]) expect(body).toContain(fact)
  expect(text).toContain('https://fieldhouse.test/?a=1&b=2')
  expect(html).toContain('href="https://fieldhouse.test/?a=1&amp;b=2"')
  expect(html).toContain('A first look')
})

test('parts that are left out leave nothing behind', () => {
  const { text, html } = letter({ subject: 'x', preview: 'y', heading: 'z', paragraphs: [] })
  expect(text).toBe('z\n\nFieldhouse\nYour Profile Page Gets You In The Game')
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('undefined')
})

test('everything inserted is escaped, in every place', () => {
  const hostile = '"><script>alert(1)</script>'
  const { html } = letter({
    subject: hostile,
    preview: hostile,
    heading: hostile,
    paragraphs: [hostile],
    code: hostile,
    button: { label: hostile, url: `https://fieldhouse.test/${hostile}` },
    closing: hostile,
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"">')
})

test('it has a light and a dark mode, and loads nothing', () => {
  const { html } = letter(words)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).not.toMatch(/<img|<link|src=|url\(/)
})
