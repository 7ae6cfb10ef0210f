import { describe, expect, test } from 'vitest'
import { playerAddress } from './player-address.ts'

describe('PRO-05 a player', () => {
  test.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'],
    ['vimeo', 'https://player.vimeo.com/video/123456'],
    ['hudl', 'https://www.hudl.com/embed/video/3/1/a'],
    ['mp4', 'https://films.example/a.mp4'],
    ['mp4', '/films/first-email.mp4'],
  ] as const)('of %s opens %s', (provider, embed_url) =>
    expect(playerAddress({ provider, embed_url })).toBe(embed_url),
  )

  test.each([
    ['youtube', 'https://evil.example/embed/aaaaaaaaaaa'],
    ['youtube', 'https://www.youtube-nocookie.com.evil.example/embed/a'],
    ['youtube', '/films/first-email.mp4'],
    ['vimeo', 'javascript:alert(1)'],
    ['hudl', 'http://www.hudl.com/embed/video/3'],
    ['mp4', 'data:text/html,x'],
    ['mp4', '/films/../api/logout.mp4'],
    ['mp4', '//evil.example/films/a.mp4'],
  ] as const)('of %s never opens %s', (provider, embed_url) =>
    expect(playerAddress({ provider, embed_url })).toBeNull(),
  )
})
