import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts } from '../../../platform/jobs/job-ports.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { readAccountsJob } from './read-accounts.ts'

/** The three networks, speaking as theirs do: what they answer by path, and who asked. */
let networks: Server
let tested: TestApp
let bio: string
let isAnswering: boolean
let asked: IncomingMessage[]

const video = (name: string, day: number) => ({ name, created_time: `2026-11-0${day}T18:30:00+00:00` })

const answerOf = (path: string): object | null => {
  if (path.startsWith('/youtube/channels'))
    return path.includes('forHandle=%40amarawhitlock14')
      ? {
          kind: 'youtube#channelListResponse',
          items: [
            {
              id: 'UC0000000000000000000000',
              snippet: { title: 'Amara', description: bio },
              contentDetails: { relatedPlaylists: { likes: '', uploads: 'UU0000000000000000000000' } },
            },
          ],
        }
      : { kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0, resultsPerPage: 5 } }
  if (path.startsWith('/youtube/playlistItems'))
    return {
      kind: 'youtube#playlistItemListResponse',
      items: [
        {
          snippet: {
            publishedAt: '2026-11-02T20:15:00Z',
            title: 'Every three\nof the <b>fall</b>',
            resourceId: { kind: 'youtube#video', videoId: 'aaaaaaaaaaa' },
          },
        },
      ],
    }
  if (path.startsWith('/2/users/by/username/amarawhitlock'))
    return {
      data: {
        id: '2244994945',
        name: 'Amara',
        username: 'amarawhitlock',
        description: 'Guard. https://t.co/x',
        entities: { description: { urls: [{ url: 'https://t.co/x', expanded_url: bio }] } },
      },
    }
  if (path.startsWith('/2/users/by/username/'))
    return { errors: [{ title: 'Not Found Error', detail: 'Could not find user', parameter: 'username' }] }
  if (path.startsWith('/2/users/2244994945/tweets'))
    return {
      data: [{ id: '1524796546306478083', text: 'x'.repeat(400), created_at: '2026-11-03T09:00:00.000Z' }],
      meta: { result_count: 1 },
    }
  if (path.startsWith('/vimeo/users/amara/videos'))
    return { total: 2, data: [{ ...video('Full game', 5), link: 'https://vimeo.com/76979871' }] }
  if (path.startsWith('/vimeo/users/amara?')) return { bio: null, short_bio: '', websites: [{ link: bio }] }
  return null
}

beforeAll(async () => {
  networks = createServer((request, response) => {
    asked.push(request)
    const answer = isAnswering ? answerOf(request.url ?? '') : { error: 'later' }
    response.writeHead(isAnswering ? (answer ? 200 : 404) : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'The requested user could not be found' }))
  })
  await new Promise<void>((resolved) => networks.listen(0, '127.0.0.1', resolved))
  const url = `http://127.0.0.1:${(networks.address() as AddressInfo).port}`
  tested = await testApp({
    settings: {
      PUBLIC_URL: 'https://fieldhouse.example',
      YOUTUBE_API_KEY: 'youtube-key',
      YOUTUBE_API_URL: `${url}/youtube`,
      VIMEO_ACCESS_TOKEN: 'vimeo-token',
      VIMEO_API_URL: `${url}/vimeo`,
      TWITTER_BEARER_TOKEN: 'twitter-token',
      TWITTER_API_URL: url,
    },
  })
})
afterAll(async () => {
  await tested.close()
  networks.close()
})
beforeEach(() => {
  asked = []
  isAnswering = true
  bio = ''
})

const names = { youtube: 'amarawhitlock14', twitter: 'amarawhitlock', vimeo: 'amara', tiktok: 'amara.w14' }

const socialOf = async (visit: PageVisit) => (await visit.read()).json().data.social

/** A page whose address stands in the bios. */
const withAccounts = async () => {
  const visit = await pageVisit(tested)
  const { slug } = (await visit.read()).json().data
  bio = `https://fieldhouse.example/${slug}`
  expect((await visit.save('social', names)).statusCode).toBe(200)
  return visit
}

const readAll = () => {
  const { socialStreams, database } = tested.ports
  const ports = jobPorts(database.db, { socialStreams, siteOrigin: 'https://fieldhouse.example' })
  return readAccountsJob.run(ports, null, uuidv7())
}

describe('PRO-12 the social stream', () => {
  test('an account that links to the page is connected, and its latest posts are on the page', async () => {
    const visit = await withAccounts()
    await eventually(async () => expect((await socialOf(visit)).youtube.connected).toBe(true))
    const social = await socialOf(visit)
    expect(social.youtube.posts).toEqual([
      {
        text: 'Every three of the <b>fall</b>',
        link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
        posted_at: '2026-11-02T20:15:00.000Z',
      },
    ])
    await eventually(async () => {
      const { twitter, vimeo } = await socialOf(visit)
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
    const headers = asked.map(({ headers: { authorization, 'x-goog-api-key': key } }) => authorization ?? key)
    expect(new Set(headers)).toEqual(new Set(['youtube-key', 'Bearer twitter-token', 'bearer vimeo-token']))
    expect(asked.map(({ url }) => url).join()).not.toMatch(/-key|-token/)
  })

  test('somebody else’s account stays a link, and so does one that is not there', async () => {
    const visit = await pageVisit(tested)
    bio = 'https://fieldhouse.example/someone-else'
    await visit.save('social', { youtube: 'amarawhitlock14', twitter: 'nobody_here', vimeo: 'nobody' })
    await readAll()
    const { youtube, twitter, vimeo } = await socialOf(visit)
    for (const network of [youtube, twitter, vimeo])
      expect(network).toMatchObject({ connected: false, posts: [] })
  })

  test('the posts go with the link in the bio, with another name, and with the account', async () => {
    const visit = await withAccounts()
    await readAll()
    expect((await socialOf(visit)).vimeo.posts).toHaveLength(1)
    await visit.save('social', { ...names, vimeo: undefined, twitter: 'another_one' })
    const changed = await socialOf(visit)
    expect(changed.vimeo).toBeNull()
    expect(changed.twitter).toEqual({ username: 'another_one', connected: false, posts: [] })
    bio = 'I moved on'
    await readAll()
    expect((await socialOf(visit)).youtube).toMatchObject({ connected: false, posts: [] })
  })

  test('while a network does not answer, the page stays as it is', async () => {
    const visit = await withAccounts()
    await readAll()
    const before = await socialOf(visit)
    isAnswering = false
    await readAll()
    expect(await socialOf(visit)).toEqual(before)
    expect(before.youtube.connected).toBe(true)
  })

  test('reading again does not count as a change of the family', async () => {
    const visit = await withAccounts()
    const { versions } = (await visit.read(visit.owner)).json().data.own
    await readAll()
    const saved = await visit.save('social', { ...names, version: versions.social })
    expect(saved.statusCode).toBe(200)
  })

  test('a hidden page shows no posts to a stranger', async () => {
    const visit = await withAccounts()
    await readAll()
    await visit.save('settings', { is_visible: false })
    const answer = await visit.read()
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toContain('Full game')
  })

  test('the form is told which networks can be connected', async () => {
    const { headers } = await tested.signedIn('athlete')
    const answer = await tested.app.inject({ url: '/api/social-streams', headers })
    expect(answer.json().data.toSorted()).toEqual(['twitter', 'vimeo', 'youtube'])
    expect((await tested.app.inject('/api/social-streams')).statusCode).toBe(401)
  })
})
