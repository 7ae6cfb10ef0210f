import type { SystemHealth } from '@fieldhouse/contract/admin.health'
import { userTypes } from '@fieldhouse/contract/guards'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { jobs } from '../../../app.ts'
import { addRouteCounts } from '../../../platform/health/health.queries.ts'
import { healthNodes, healthRoutes, healthStatements } from '../../../platform/health/health.tables.ts'
import { type Reports, startReports } from '../../../platform/health/report.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { sweepJob } from '../../../platform/jobs/sweep.ts'
import { queueTitles } from './queue-titles.ts'

let tested: TestApp
let reports: Reports
const path = '/api/panel/admin/health'

beforeAll(async () => {
  tested = await testApp({
    extend: (app) => {
      app.get('/api/broken/:id', (_request, reply) => reply.code(500).send({ message: 'Broken' }))
    },
  })
  const { database, tally, log } = tested.ports
  reports = startReports({ db: database.db, tally, connections: () => 3 }, log)
})
afterAll(async () => {
  await reports.stop()
  await tested.close()
})

const db = () => tested.ports.database.db

const read = async (): Promise<SystemHealth> => {
  const { headers } = await tested.signedIn('admin')
  const answer = await tested.app.inject({ url: path, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

describe('ADM-06 /panel/admin/health', () => {
  test('says how each part is doing', async () => {
    await reports.write()
    const { checks, nodes, version } = await read()
    expect(checks.map(({ key }) => key)).toEqual([
      ...['errors', 'queue', 'email', 'charges', 'database', 'storage', 'nodes'],
    ])
    expect(checks.find(({ key }) => key === 'storage')?.text).toMatch(/ of .* are free\./)
    expect(checks.find(({ key }) => key === 'charges')?.text).toBe('No charges are due.')
    expect(nodes).toEqual([expect.objectContaining({ version, connections: 3 })])
    expect(nodes[0]?.memory_mb).toBeGreaterThan(20)
  })

  test('names the route of an error, never the address', async () => {
    const failed = await tested.app.inject({ url: '/api/broken/amara-whitlock?email=a@b.test' })
    expect(failed.statusCode).toBe(500)
    await reports.write()
    await tested.app.inject({ url: '/api/broken/amara-whitlock' })
    await reports.write()
    const { routes, checks } = await read()
    expect(routes[0]).toMatchObject({ method: 'GET', route: '/api/broken/:id', answered: 2, failed: 2 })
    expect(routes[0]?.last_failed?.request_id).toMatch(/\w{4}/)
    expect(JSON.stringify(await db().select().from(healthRoutes))).not.toMatch(/amara|a@b/)
    expect(checks[0]).toMatchObject({ key: 'errors', state: 'bad' })
  })

  test('lists slow statements without their values', async () => {
    await db().execute(sql`select pg_sleep(0.3), ${'amara@example.test'}::text as secret`)
    await reports.write()
    const { statements, slow_ms } = await read()
    const found = statements.find(({ text }) => text.includes('pg_sleep'))
    expect(found).toMatchObject({ text: 'select pg_sleep(0.3), $1::text as secret', count: 1 })
    expect(found?.slowest_ms).toBeGreaterThanOrEqual(slow_ms)
  })

  test('counts waiting, failing, and finished jobs', async () => {
    // They start later, so that no worker takes them now.
    await db().execute(sql`insert into pgboss.job (name, state, data, start_after) values
      ('mail', 'failed', '{}', now() + interval '1 day'), ('mail', 'retry', '{}', now() + interval '1 day')`)
    const { queues, checks } = await read()
    expect(queues.find(({ name }) => name === 'mail')).toMatchObject({
      title: 'Emails',
      failed: 1,
      retrying: 1,
    })
    expect(checks.find(({ key }) => key === 'email')?.state).toBe('bad')
  })

  test('is refused to everyone but admins', async () => {
    for (const type of userTypes.filter((one) => one !== 'admin')) {
      const { headers } = await tested.signedIn(type)
      expect((await tested.app.inject({ url: path, headers })).statusCode, type).toBe(403)
    }
    expect((await tested.app.inject({ url: path })).statusCode).toBe(401)
  })

  test('counts what two nodes report at the same moment', async () => {
    const facts = { hour: new Date(), method: 'GET', answered: 1, refused: 0, failed: 0, total_ms: 1 }
    const rows = Array.from({ length: 500 }, (_, number) => ({
      ...facts,
      route: `/node/${number}`,
      ...{ slowest_ms: 1, last_failed_at: null, last_failed_id: null },
    }))
    const rounds = 6
    for (let round = 0; round < rounds; round++)
      await Promise.all([addRouteCounts(db(), rows), addRouteCounts(db(), rows.toReversed())])
    const counted = await db().select().from(healthRoutes).where(like(healthRoutes.route, '/node/%'))
    expect(new Set(counted.map(({ answered }) => answered))).toEqual(new Set([2 * rounds]))
  })

  test('keeps a week', async () => {
    await db().execute(sql`update health_routes set hour = hour - interval '9 days'`)
    await db().execute(sql`update health_statements set hour = hour - interval '9 days'`)
    await db().execute(sql`update health_nodes set seen_at = seen_at - interval '9 days'`)
    await sweepJob.run(jobPorts(db()), null, newSending())
    for (const table of [healthNodes, healthRoutes, healthStatements])
      expect(await db().$count(table)).toBe(0)
  })

  test('a node that stops is not listed', async () => {
    await reports.write()
    expect(await db().$count(healthNodes)).toBe(1)
    await reports.stop()
    expect(await db().$count(healthNodes)).toBe(0)
  })
})

test('every job has words', () => {
  expect(jobs.map(({ name }) => name).filter((name) => !queueTitles[name])).toEqual([])
})
