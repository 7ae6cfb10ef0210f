import { describe, expect, test } from 'vitest'
import { playerAddress, shortAddress, webLink } from './web-link.ts'

describe('a link on an athlete’s page', () => {
  test('leads to a page of the web', () => {
    expect(webLink('https://courier.example/a?b=1')).toBe('https://courier.example/a?b=1')
    expect(webLink('http://courier.example')).toBe('http://courier.example/')
  })

  test.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'not a link',
    '',
    null,
  ])('is never %j', (address) => expect(webLink(address)).toBeNull())

  test('is read without what every address has', () =>
    expect(shortAddress('https://www.whitlock.example/')).toBe('whitlock.example'))
})

describe('PRO-05 a player', () => {
  const url = ''
  test.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'],
    ['vimeo', 'https://player.vimeo.com/video/123456'],
    ['hudl', 'https://www.hudl.com/embed/video/3/1/a'],
    ['mp4', 'https://films.example/a.mp4'],
  ] as const)('of %s opens %s', (provider, embed_url) =>
    expect(playerAddress({ provider, url, embed_url })).toBe(embed_url),
  )

  test.each([
    ['youtube', 'https://evil.example/embed/aaaaaaaaaaa'],
    ['youtube', 'https://www.youtube-nocookie.com.evil.example/embed/a'],
    ['vimeo', 'javascript:alert(1)'],
    ['hudl', 'http://www.hudl.com/embed/video/3'],
    ['mp4', 'data:text/html,x'],
  ] as const)('of %s never opens %s', (provider, embed_url) =>
    expect(playerAddress({ provider, url, embed_url })).toBeNull(),
  )
})
