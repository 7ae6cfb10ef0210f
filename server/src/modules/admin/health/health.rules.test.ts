import { describe, expect, test } from 'vitest'
import { checkHealth, type HealthFacts } from './health.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const quiet = { waiting: 0, retrying: 0, failed: 0, done: 12, oldest_at: null }

const well: HealthFacts = {
  now,
  database: { engine: 'postgres', bytes: 48_300_000, ms: 3.2 },
  queue: quiet,
  email: { ...quiet, isSent: true },
  charges: { due: 0, overdue: 0, openSince: null, ledgerCents: 0, provider: 'Braintree' },
  storage: { kind: 'disk', room: { free: 20e9, total: 100e9 } },
  answers: { answered: 1204, failed: 0 },
  nodes: [{ version: '1.2.0' }, { version: '1.2.0' }],
}

const textsOf = (facts: HealthFacts) =>
  Object.fromEntries(checkHealth(facts).map(({ key, text }) => [key, text]))

describe('ADM-06 the state of the system', () => {
  test('all is well, in words', () => {
    expect(checkHealth(well).map(({ state, advice }) => [state, advice])).toEqual(
      Array.from({ length: 7 }, () => ['good', null]),
    )
    expect(textsOf(well)).toEqual({
      errors: 'None in the last hour, in 1,204 answers.',
      queue: '0 jobs waiting, 12 done in the last hour.',
      email: '12 emails sent in the last hour.',
      charges: 'No charges are due.',
      database: 'PostgreSQL answered in 4 ms and holds 48 MB.',
      storage: '20 GB of 100 GB are free.',
      nodes: '2 nodes running version 1.2.0.',
    })
  })

  const cases: [keyof ReturnType<typeof textsOf>, Partial<HealthFacts>, 'good' | 'watch' | 'bad', RegExp][] =
    [
      ['errors', { answers: { answered: 0, failed: 0 } }, 'good', /nothing is counted yet/],
      ['errors', { answers: { answered: 1000, failed: 1 } }, 'watch', /^1 of 1,000 answers in the last hour/],
      ['errors', { answers: { answered: 100, failed: 5 } }, 'bad', /^5 of 100/],
      ['queue', { queue: { ...quiet, waiting: 4, oldest_at: ago(1) } }, 'good', /^4 jobs waiting/],
      ['queue', { queue: { ...quiet, oldest_at: ago(3) } }, 'watch', /waiting for 3 minutes/],
      ['queue', { queue: { ...quiet, oldest_at: ago(300) } }, 'bad', /waiting for 5 hours/],
      ['queue', { queue: { ...quiet, retrying: 1 } }, 'watch', /^1 job failed and will be tried again/],
      ['queue', { queue: { ...quiet, failed: 2 } }, 'watch', /^2 jobs gave up/],
      ['email', { email: { ...quiet, isSent: true, retrying: 3 } }, 'watch', /^3 emails will be tried again/],
      ['email', { email: { ...quiet, isSent: true, failed: 1 } }, 'bad', /^1 email could not be delivered/],
      ['email', { email: { ...quiet, isSent: false } }, 'good', /mailbox of this machine/],
      [
        'charges',
        { charges: { ...well.charges, due: 7 } },
        'good',
        /^7 charges due today, through Braintree/,
      ],
      ['charges', { charges: { ...well.charges, due: 7, overdue: 1 } }, 'bad', /^1 charge should have been/],
      ['charges', { charges: { ...well.charges, openSince: ago(20) } }, 'watch', /no answer for 20 minutes/],
      ['charges', { charges: { ...well.charges, ledgerCents: -1 } }, 'bad', /does not add up/],
      ['storage', { storage: null }, 'bad', /does not answer/],
      ['storage', { storage: { kind: 's3', room: null } }, 'good', /bucket/],
      ['storage', { storage: { kind: 'disk', room: { free: 5, total: 100 } } }, 'watch', /^5 bytes of 100/],
      ['storage', { storage: { kind: 'disk', room: { free: 2, total: 100 } } }, 'bad', /^2 bytes/],
      ['database', { database: { engine: 'embedded', bytes: 1500, ms: 900 } }, 'watch', /1.5 kB/],
      ['nodes', { nodes: [] }, 'watch', /No node/],
      ['nodes', { nodes: [{ version: '1.3.0' }, { version: '1.2.0' }] }, 'watch', /1\.2\.0, 1\.3\.0/],
    ]
  test.each(cases)('%s: %j is %s', (key, facts, state, text) => {
    const found = checkHealth({ ...well, ...facts }).find((check) => check.key === key)
    expect(found?.state).toBe(state)
    expect(found?.text).toMatch(text)
    expect(found?.advice === null).toBe(state === 'good')
  })
})
