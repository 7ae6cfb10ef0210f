import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../platform/eventually.factory.ts'
import { pageVisit } from '../profiles.visit.factory.ts'
import { names, type StreamApp, streamApp } from './social.factory.ts'

let app: StreamApp
beforeAll(async () => {
  app = await streamApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

describe('PRO-12 the social stream', () => {
  test('an account that links to the page is connected, and its latest posts are on the page', async () => {
    const visit = await app.withAccounts()
    await eventually(async () => expect((await app.socialOf(visit)).youtube.connected).toBe(true))
    const social = await app.socialOf(visit)
    expect(social.youtube.posts).toEqual([
      {
        text: 'Every three of the <b>fall</b>',
        link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
        posted_at: '2026-11-02T20:15:00.000Z',
      },
    ])
    await eventually(async () => {
      const { twitter, vimeo } = await app.socialOf(visit)
      expect(twitter).toMatchObject({ connected: true })
      expect(twitter.posts[0].link).toBe('https://x.com/amarawhitlock/status/1524796546306478083')
      expect(twitter.posts[0].text.length).toBeLessThanOrEqual(281)
      expect(vimeo).toMatchObject({
        connected: true,
        posts: [
          { text: 'Full game', link: 'https://vimeo.com/76979871', posted_at: '2026-11-05T18:30:00.000Z' },
        ],
      })
    })
    expect(social.tiktok).toEqual({ username: 'amara.w14', connected: false, posts: [] })
    const headers = app.said.asked.map(
      ({ headers: { authorization, 'x-goog-api-key': key } }) => authorization ?? key,
    )
    expect(new Set(headers)).toEqual(new Set(['youtube-key', 'Bearer twitter-token', 'bearer vimeo-token']))
    expect(app.said.asked.map(({ url }) => url).join()).not.toMatch(/-key|-token/)
  })

  test('another person’s account stays a link, and so does a missing one', async () => {
    const visit = await pageVisit(app.tested)
    app.said.bio = 'https://fieldhouse.example/someone-else'
    await visit.save('social', { youtube: 'amarawhitlock14', twitter: 'nobody_here', vimeo: 'nobody' })
    await app.readAll()
    const { youtube, twitter, vimeo } = await app.socialOf(visit)
    for (const network of [youtube, twitter, vimeo])
      expect(network).toMatchObject({ connected: false, posts: [] })
  })

  test('the posts are removed with the link in the bio, with a name change, and with the account', async () => {
    const visit = await app.withAccounts()
    await app.readAll()
    expect((await app.socialOf(visit)).vimeo.posts).toHaveLength(1)
    await visit.save('social', { ...names, vimeo: undefined, twitter: 'another_one' })
    const changed = await app.socialOf(visit)
    expect(changed.vimeo).toBeNull()
    expect(changed.twitter).toEqual({ username: 'another_one', connected: false, posts: [] })
    app.said.bio = 'I moved on'
    await app.readAll()
    expect((await app.socialOf(visit)).youtube).toMatchObject({ connected: false, posts: [] })
  })

  test('while a network does not answer, the page stays the same', async () => {
    const visit = await app.withAccounts()
    await app.readAll()
    const before = await app.socialOf(visit)
    app.said.isAnswering = false
    await app.readAll()
    expect(await app.socialOf(visit)).toEqual(before)
    expect(before.youtube.connected).toBe(true)
  })

  test('reading again does not count as a change by the family', async () => {
    const visit = await app.withAccounts()
    const { versions } = (await visit.read(visit.owner)).json().data.own
    await app.readAll()
    const saved = await visit.save('social', { ...names, version: versions.social })
    expect(saved.statusCode).toBe(200)
  })

  test('a hidden page shows no posts to a stranger', async () => {
    const visit = await app.withAccounts()
    await app.readAll()
    await visit.save('settings', { is_visible: false })
    const answer = await visit.read()
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toContain('Full game')
  })

  test('the form knows which networks can be connected', async () => {
    const { headers } = await app.tested.signedIn('athlete')
    const answer = await app.tested.app.inject({ url: '/api/social-streams', headers })
    expect(answer.json().data.toSorted()).toEqual(['twitter', 'vimeo', 'youtube'])
    expect((await app.tested.app.inject('/api/social-streams')).statusCode).toBe(401)
  })
})

describe('PRO-12 an error of one account', () => {
  test.each([
    [{ status: 400 }],
    [{ status: 403, body: { error: { errors: [{ reason: 'playlistItemsNotAccessible' }] } } }],
    [{ status: 302 }],
    [{ status: 200, body: { uri: 7 } }],
  ])('%j does not keep the others from being read', async (answer) => {
    app.said.faultyAnswer = answer
    const faulty = await pageVisit(app.tested)
    await faulty.save('social', { vimeo: 'faulty' })
    const visit = await app.withAccounts()
    await app.readingsDone(visit)
    app.said.gameTitle = 'Second half'
    await app.readAll()
    expect((await app.socialOf(visit)).vimeo.posts[0].text).toBe('Second half')
  })

  test.each([
    [{ status: 401 }],
    [{ status: 429 }],
    [{ status: 500 }],
    [{ status: 403, body: { error: { errors: [{ reason: 'quotaExceeded' }] } } }],
  ])('%j is the network’s, so no other account there is read until the next time', async (answer) => {
    const faulty = await pageVisit(app.tested)
    app.said.faultyAnswer = { status: 404 }
    await faulty.save('social', { vimeo: 'faulty' })
    await app.readingsDone(faulty)
    const visit = await app.withAccounts()
    await app.readingsDone(visit)
    app.said.faultyAnswer = answer
    app.said.asked = []
    await app.readAll()
    const vimeo = app.said.asked.map(({ url }) => url ?? '').filter((url) => url.startsWith('/vimeo'))
    expect(vimeo.at(-1)).toMatch(/^\/vimeo\/users\/faulty/)
    expect((await app.socialOf(visit)).vimeo.connected).toBe(true)
  })
})
