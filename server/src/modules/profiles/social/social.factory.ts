import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { readAccountsJob } from './read-accounts.ts'

interface Answer {
  status: number
  body?: object
}

/** What the three networks answer, and the requests they got. */
interface Said {
  bio: string
  isAnswering: boolean
  asked: IncomingMessage[]
  /** The accounts behind names. They stay the same until another person takes over the names. */
  accountNumber: number
  /** What Vimeo answers about the account `faulty`. */
  faultyAnswer: Answer
  gameTitle: string
  /** Nobody gets an answer until this resolves. */
  held: Promise<void>
}

const atFirst = (): Said => ({
  bio: '',
  isAnswering: true,
  asked: [],
  accountNumber: 5,
  faultyAnswer: { status: 400 },
  gameTitle: 'Full game',
  held: Promise.resolve(),
})

const video = (name: string, day: number) => ({ name, created_time: `2026-11-0${day}T18:30:00+00:00` })

const answerOf = (said: Said, path: string): object | null => {
  if (path.startsWith('/youtube/channels'))
    return path.includes('forHandle=%40amarawhitlock14')
      ? {
          kind: 'youtube#channelListResponse',
          items: [
            {
              id: `UC000000000000000000000${said.accountNumber}`,
              snippet: { title: 'Amara', description: said.bio },
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
        id: `224499494${said.accountNumber}`,
        name: 'Amara',
        username: 'amarawhitlock',
        description: 'Guard. https://t.co/x',
        entities: { description: { urls: [{ url: 'https://t.co/x', expanded_url: said.bio }] } },
      },
    }
  if (path.startsWith('/2/users/by/username/'))
    return { errors: [{ title: 'Not Found Error', detail: 'Could not find user', parameter: 'username' }] }
  if (path.startsWith(`/2/users/224499494${said.accountNumber}/tweets`))
    return {
      data: [{ id: '1524796546306478083', text: 'x'.repeat(400), created_at: '2026-11-03T09:00:00.000Z' }],
      meta: { result_count: 1 },
    }
  if (/^\/vimeo\/users\/(amara|\d+)\/videos/.test(path))
    return { total: 2, data: [{ ...video(said.gameTitle, 5), link: 'https://vimeo.com/76979871' }] }
  if (path.startsWith('/vimeo/users/amara?'))
    return { uri: `/users/10${said.accountNumber}`, bio: null, short_bio: '', websites: [{ link: said.bio }] }
  return null
}

const answerTo = (said: Said, path: string): Answer => {
  if (!said.isAnswering) return { status: 503, body: { error: 'later' } }
  if (path.startsWith('/vimeo/users/faulty')) return said.faultyAnswer
  const body = answerOf(said, path)
  return body ? { status: 200, body } : { status: 404, body: { error: 'The user could not be found' } }
}

export const names = {
  youtube: 'amarawhitlock14',
  twitter: 'amarawhitlock',
  vimeo: 'amara',
  tiktok: 'amara.w14',
}

/** The app with three networks that behave like the real ones. */
export const streamApp = async () => {
  const said = atFirst()
  const networks = createServer(async (request, response) => {
    said.asked.push(request)
    await said.held
    const { status, body = {} } = answerTo(said, request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolved) => networks.listen(0, '127.0.0.1', resolved))
  const url = `http://127.0.0.1:${(networks.address() as AddressInfo).port}`
  const tested = await testApp({
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
  return {
    tested,
    said,
    reset: () => Object.assign(said, atFirst()),
    close: async () => {
      await tested.close()
      networks.close()
    },
    ...helpersOf(tested, said),
  }
}

const helpersOf = (tested: TestApp, said: Said) => {
  const socialOf = async (visit: PageVisit) => (await visit.read()).json().data.social

  /** A page whose address is in the bios. */
  const withAccounts = async () => {
    const visit = await pageVisit(tested)
    const { slug } = (await visit.read()).json().data
    said.bio = `https://fieldhouse.example/${slug}`
    expect((await visit.save('social', names)).statusCode).toBe(200)
    return visit
  }

  /** The readings that were queued for a page, done or not. */
  const readingsOf = async ({ id }: PageVisit) => {
    const { rows } = await tested.ports.database.db.execute<{ state: string; retry_limit: number }>(sql`
      select 'waiting' as state, 0 as retry_limit from outbox where left_at is null
        and payload ->> 'name' = 'read-accounts-of' and payload -> 'data' ->> 'athlete_id' = ${id}
      union all
      select state::text, retry_limit from pgboss.job
        where name = 'read-accounts-of' and data ->> 'athlete_id' = ${id}`)
    return rows
  }

  const readingsDone = (visit: PageVisit) =>
    eventually(async () => {
      const readings = await readingsOf(visit)
      expect(readings.length).toBeGreaterThan(0)
      expect(readings.every(({ state }) => state === 'completed')).toBe(true)
      return readings.length
    })

  const readAll = () => {
    const { socialStreams, database } = tested.ports
    const ports = jobPorts(database.db, { socialStreams, siteOrigin: 'https://fieldhouse.example' })
    return readAccountsJob.run(ports, null, newSending())
  }

  return { socialOf, withAccounts, readingsOf, readingsDone, readAll }
}

export type StreamApp = Awaited<ReturnType<typeof streamApp>>
