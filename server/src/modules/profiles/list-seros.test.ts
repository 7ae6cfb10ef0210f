import type { SerosAthlete } from '@fieldhouse/contract/profiles.seros'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildAthlete } from './profiles.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const build = (first_name: string, last_name: string, facts: object = {}, user: object = {}) =>
  buildAthlete(tested.ports.database.db, {
    is_seros: true,
    ...facts,
    user: { first_name, last_name, ...user },
  })

const ask = async (query = '', type: Parameters<TestApp['signedIn']>[0] = 'admin') => {
  const { headers } = await tested.signedIn(type)
  return tested.app.inject({ url: `/api/panel/admin/seros${query}`, headers })
}

const names = async (query = ''): Promise<string[]> =>
  (await ask(query)).json().data.map(({ first_name }: SerosAthlete) => first_name)

test('ADM-05 admins see the premium pages by name, hidden ones too, and no others', async () => {
  await build('Zoe', 'Whitlock', { position: 'SG', class_year: 2027, slug: 'zoe-whitlock' })
  await build('Amara', 'Castellanos', { is_visible: false })
  await build('Plain', 'Athlete', { is_seros: false })
  await build('Gone', 'Athlete', {}, { deleted_at: new Date() })
  expect(await names()).toEqual(['Amara', 'Zoe'])
  const { data, meta } = (await ask()).json()
  expect(meta).toMatchObject({ total: 2, per_page: 15 })
  expect(data[0]).toMatchObject({ is_visible: false })
  expect(data[1]).toMatchObject({
    athlete_slug: 'zoe-whitlock',
    sport: 'basketball',
    position: 'SG',
    class: 2027,
    is_visible: true,
  })
})

test('ADM-05 a name is found by the beginnings of its words', async () => {
  expect(await names('?q=whit')).toEqual(['Zoe'])
  expect(await names('?q=hitlock')).toEqual([])
})

test('ADM-05 nobody else gets the list', async () => {
  for (const type of ['editor', 'coach', 'rsc', 'athlete', 'affiliate'] as const)
    expect((await ask('', type)).statusCode).toBe(403)
})
