import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { visits } from './site.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const look = (payload: object) => tested.app.inject({ method: 'POST', url: '/api/visits', payload })
const counted = () => tested.ports.database.db.select().from(visits)

describe('SHL-08 counting visits', () => {
  test('adds up the views of a page per day, and stores nothing about the person', async () => {
    const answers = await Promise.all([
      look({ path: '/' }),
      look({ path: '/contact-us' }),
      look({ path: '/' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect((await counted()).toSorted((a, b) => b.count - a.count)).toEqual([
      { day, path: '/', count: 2 },
      { day, path: '/contact-us', count: 1 },
    ])
  })

  test.each(['', 'contact-us', 'https://elsewhere.test/', '/?q=robin', '/#top', `/${'a'.repeat(200)}`, 7])(
    'refuses %j',
    async (path) => {
      const before = (await counted()).length
      const answer = await look({ path })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toHaveProperty('path')
      expect(await counted()).toHaveLength(before)
    },
  )
})
