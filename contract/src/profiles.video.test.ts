import { describe, expect, test } from 'vitest'
import { videoOf } from './profiles.video.ts'

describe('PRO-05 a pasted link', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['http://youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=abc', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['https://www.hudl.com/video/3/1234567/5f2b8c9d0e1f2a', 'hudl', 'video/3/1234567/5f2b8c9d0e1f2a'],
    ['https://films.example.com/a%20b/game.MP4?x=1', 'mp4', 'game.MP4'],
  ])('%s is a video on %s', (link, provider, part) => {
    const video = videoOf(` ${link} `)
    expect(video).toMatchObject({ provider })
    expect(video?.embed_url).toContain(part)
    expect(video?.embed_url).toMatch(/^https:\/\//)
  })

  test('may be a video that ships with the product, by its path', () => {
    expect(videoOf(' /films/hockey-glove-side.mp4 ')).toEqual({
      provider: 'mp4',
      url: '/films/hockey-glove-side.mp4',
      embed_url: '/films/hockey-glove-side.mp4',
    })
  })

  test.each([
    '',
    '/films/../api/logout.mp4',
    '/films/a/b.mp4',
    '/films/film.mov',
    '/film.mp4',
    'film',
    'javascript:alert(1)',
    'data:text/html,x.mp4',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?u=youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'https://example.com/film.mov',
  ])('%j is not a video', (link) => {
    expect(videoOf(link)).toBeNull()
  })
})
