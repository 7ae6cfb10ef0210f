import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmojiAlone, linkCard, messageParts } from './message-parts.ts'

const links = (content: string) =>
  messageParts(content).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []))

describe('links in a message', () => {
  test.each([
    ['See https://hudl.example/film.', 'https://hudl.example/film', 'https://hudl.example/film'],
    ['(https://a.example/b_(c))', 'https://a.example/b_(c)', 'https://a.example/b_(c)'],
    [
      'www.fieldhouse.example/amara, please',
      'www.fieldhouse.example/amara',
      'https://www.fieldhouse.example/amara',
    ],
    ['HTTP://A.example?q=1&b=2!', 'HTTP://A.example?q=1&b=2', 'http://a.example/?q=1&b=2'],
  ])('%s', (content, text, href) => expect(links(content)).toEqual([[text, href]]))

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://files.example',
    'https://bank.example@evil.example/',
    'https://user:word@evil.example/',
    'https://localhost/admin',
    'https://',
    '<a href="javascript:alert(1)">x</a>',
    'mail me: amara@mail.example',
  ])('%s is only text', (content) => expect(links(content)).toEqual([]))

  test('no text is lost or added', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.example/x', 'www.b.example', ' ', ').', '\n'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const content = pieces.join('')
        expect(
          messageParts(content)
            .map(({ text }) => text)
            .join(''),
        ).toBe(content)
      }),
    )
  })
})

test.each([
  ['🏀', true],
  ['👍🏽 🎉', true],
  ['👨‍👩‍👧', true],
  ['🇺🇸', true],
  ['❤️', true],
  ['Go 🏀', false],
  ['12', false],
  ['🏀'.repeat(13), false],
  ['', false],
])('%s is only emoji: %s', (content, isAlone) => expect(isEmojiAlone(content)).toBe(isAlone))

describe('a message that is one link', () => {
  test.each([
    ['https://www.hudl.com/video/3/123/abc', 'video', 'Hudl video', 'hudl.com'],
    ['https://youtu.be/dQw4w9WgXcQ', 'video', 'YouTube video', 'youtu.be'],
    ['https://film.example/a/summit-lake.mp4', 'video', 'summit-lake.mp4', 'Video, film.example'],
    [' https://www.courier.example/sports/34?p=1\n', 'page', 'courier.example', '/sports/34?p=1'],
    ['www.courier.example', 'page', 'courier.example', 'Web page'],
  ])('%s is a card that shows its destination', (content, kind, title, detail) =>
    expect(linkCard(content)).toMatchObject({ kind, title, detail }),
  )

  test.each([
    'See https://film.example/a.mp4',
    'https://a.example https://b.example',
    'https://a.example.',
    'Hello',
    '',
    'https://bank.example@evil.example/',
  ])('%j is not a card', (content) => expect(linkCard(content)).toBeNull())
})
