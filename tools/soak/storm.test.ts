import { expect, test } from 'vitest'
import { hasRedis } from '../services/redis.ts'
import { runStorm } from './storm.ts'

test.skipIf(!hasRedis())(
  'MSG-06 nodes and Redis killed at random: no message is lost, shown twice, or out of order',
  { timeout: 420_000 },
  async () => {
    const report = await runStorm({ pairs: 10, readers: 50, seconds: 25, messages: 20 })
    expect(report).toMatchObject({ lost: [], disordered: [], misread: [] })
    expect(report.acknowledged).toBeGreaterThan(100)
    expect(report.mishaps).toBeGreaterThan(1)
  },
)
