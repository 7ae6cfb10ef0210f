import { expect, test } from 'vitest'
import { messageFor, readContactSearch } from './contact-search.ts'

const packages = [{ slug: 'starter-elite', name: 'Starter Elite' }]

test.each([
  [{ package: 'starter-elite' }, 'I would like Starter Elite, billed by the month.'],
  [{ package: 'starter-elite', billing: 'annual' }, 'I would like Starter Elite, billed once a year.'],
  [{ package: 'starter-elite', billing: 'weekly' }, 'I would like Starter Elite, billed by the month.'],
  [{ package: '<script>' }, null],
  [{ package: ['starter-elite'] }, null],
  [{}, null],
])('PUB-03 %j starts the message with %s', (search, message) => {
  expect(messageFor(readContactSearch(search), packages)).toBe(message)
})
