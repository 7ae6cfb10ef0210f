import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../platform/eventually.factory.ts'
import { names, type StreamApp, streamApp } from './social.factory.ts'

let app: StreamApp
beforeAll(async () => {
  app = await streamApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

describe('PRO-12 a name that another person took over', () => {
  test('shows nothing of the new account until the family saves the names again', async () => {
    const visit = await app.withAccounts()
    await app.readingsDone(visit)
    const before = await app.socialOf(visit)
    // The new owner links to the page too.
    app.said.accountNumber = 6
    for (const _ of [1, 2]) {
      await app.readAll()
      const { youtube, twitter, vimeo } = await app.socialOf(visit)
      for (const account of [youtube, twitter, vimeo])
        expect(account).toMatchObject({ connected: false, posts: [], changed_hands: true })
    }
    expect((await visit.save('social', names)).statusCode).toBe(200)
    expect((await app.socialOf(visit)).vimeo).toEqual({ username: 'amara', connected: false, posts: [] })
    await eventually(async () => expect(await app.socialOf(visit)).toEqual(before))
  })

  test('is theirs again when the first account gets it back', async () => {
    const visit = await app.withAccounts()
    await app.readingsDone(visit)
    const before = await app.socialOf(visit)
    app.said.accountNumber = 6
    await app.readAll()
    app.said.accountNumber = 5
    await app.readAll()
    expect(await app.socialOf(visit)).toEqual(before)
  })
})
