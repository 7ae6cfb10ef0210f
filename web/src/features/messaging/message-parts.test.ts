import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmojiAlone, messageParts } from './message-parts.ts'

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

  test('nothing that was written is lost or added', () => {
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
])('%s is emoji alone: %s', (content, isAlone) => expect(isEmojiAlone(content)).toBe(isAlone))
