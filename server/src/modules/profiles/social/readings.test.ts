import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { outbox } from '../../../platform/jobs/jobs.tables.ts'
import type { SocialStreams } from '../../../platform/social-streams/social-streams.ts'
import { pageVisit } from '../profiles.visit.factory.ts'
import { socialNames } from '../sections/sections.tables.ts'
import { readAccountsJob } from './read-accounts.ts'
import { names, type StreamApp, streamApp } from './social.factory.ts'

let app: StreamApp
beforeAll(async () => {
  app = await streamApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

describe('PRO-12 how often a family’s accounts are read', () => {
  test('unchanged names are not read again', async () => {
    const visit = await app.withAccounts()
    expect(await app.readingsDone(visit)).toBe(1)
    await visit.save('social', names)
    await visit.save('social', { ...names, vimeo: undefined })
    expect(await app.readingsOf(visit)).toHaveLength(1)
  })

  test('changes during a waiting reading are read by that one', async () => {
    const other = await pageVisit(app.tested)
    const visit = await pageVisit(app.tested)
    let release = () => {}
    app.said.held = new Promise((resolved) => {
      release = resolved
    })
    await other.save('social', { vimeo: 'nobody' })
    await eventually(async () => expect(app.said.asked.length).toBeGreaterThan(0))
    await visit.save('social', { vimeo: 'nobody' })
    const { slug } = (await visit.read()).json().data
    app.said.bio = `https://fieldhouse.example/${slug}`
    await visit.save('social', { vimeo: 'amara' })
    expect(await app.readingsOf(visit)).toHaveLength(1)
    release()
    expect(await app.readingsDone(visit)).toBe(1)
    expect((await app.socialOf(visit)).vimeo.connected).toBe(true)
  })

  test('six changes a day are read immediately', async () => {
    const visit = await pageVisit(app.tested)
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await visit.save('social', { vimeo: `nobody${number}` })
      await app.readingsDone(visit)
    }
    expect(await app.readingsOf(visit)).toHaveLength(6)
    advanceClock(24 * 60 * 60 * 1000)
    await visit.save('social', { vimeo: 'nobody9' })
    resetClock()
    expect(await app.readingsOf(visit)).toHaveLength(7)
  })

  test('a refused account is not read again, and an unavailable one is retried a few times', async () => {
    const refused = await pageVisit(app.tested)
    await refused.save('social', { vimeo: 'faulty' })
    expect(await app.readingsDone(refused)).toBe(1)
    app.said.isAnswering = false
    const visit = await pageVisit(app.tested)
    await visit.save('social', { vimeo: 'nobody' })
    await eventually(async () =>
      expect(await app.readingsOf(visit)).toEqual([{ state: 'retry', retry_limit: 5 }]),
    )
    app.said.isAnswering = true
    await app.readingsDone(visit)
  })
})

describe('PRO-12 a round over everyone’s accounts', () => {
  const isTurn = sql`${outbox.payload} ->> 'name' = 'read-accounts'`
  const takeNextTurn = async (tx: Db) => {
    const [next] = await tx.delete(outbox).where(isTurn).returning({ payload: outbox.payload })
    return next ? (next.payload as { data: { after: string } }).data : null
  }

  test('that takes long continues in a separate job, from where it stopped', async () => {
    const visits = [await pageVisit(app.tested), await pageVisit(app.tested), await pageVisit(app.tested)]
    for (const visit of visits) await visit.save('social', { vimeo: 'nobody', twitter: 'nobody_here' })
    const asked: string[] = []
    const socialStreams: SocialStreams = {
      networks: ['vimeo', 'twitter'],
      read: async (network, username) => {
        asked.push(`${network} ${username}`)
        advanceClock(6 * 60 * 1000)
        return null
      },
    }
    // The next job is visible in the outbox before it is sent.
    await transaction(app.tested.ports.database.db, async (tx) => {
      const whole = await tx.$count(socialNames, inArray(socialNames.network, ['vimeo', 'twitter']))
      const run = (turn: { after: string } | null) =>
        readAccountsJob.run(jobPorts(tx, { socialStreams }), turn, newSending())
      let turns = 1
      await run(null)
      expect(asked.length).toBeLessThan(whole)
      for (let turn = await takeNextTurn(tx); turn; turn = await takeNextTurn(tx)) {
        turns += 1
        await run(turn)
      }
      expect(asked).toHaveLength(whole)
      expect(turns).toBeGreaterThan(2)
    })
    resetClock()
  })
})
