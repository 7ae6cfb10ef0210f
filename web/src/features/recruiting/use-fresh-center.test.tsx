import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openLine, stubSockets } from '../../lib/socket.factory.ts'
import { openCenterPage } from './center-page.factory.tsx'
import { amara, collegeIn } from './recruiting.factory.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

test('RCC-04 a message that comes live is counted, and the open log asks anew', async () => {
  stubSockets()
  let message = 0
  const { getByText, asked } = await openCenterPage({
    at: '?openActivityLog=1',
    items: [collegeIn()],
    answers: {
      'GET /activity-log/unread': () =>
        Response.json({ data: { total: message, visit: 0, message, system: 0, by_contact: [] } }),
    },
  })
  const logs = () => asked.filter(({ call }) => call === 'GET /activity-log').length
  const { say, stop } = await openLine(amara)
  await expect.poll(logs).toBeGreaterThan(0)
  const before = logs()
  message = 3
  say(liveEvents.message, {})
  await expect.element(getByText('3 new').first()).toBeInTheDocument()
  await expect.poll(logs).toBeGreaterThan(before)
  stop()
})
