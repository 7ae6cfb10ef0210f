import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'

type Headers = Record<string, string>
type Facts = Parameters<typeof buildAthlete>[1]

let asked = 0

/** Each request comes from a different household, so none is refused for coming too often. */
const nextAddress = () => `10.7.${++asked >> 8}.${asked & 255}`

/** A person who searches. */
export const searcher = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers = {}, payload?: object) =>
    tested().app.inject({
      method,
      url: `/api${path}`,
      headers,
      remoteAddress: nextAddress(),
      ...(payload ? { payload } : {}),
    })
  const ask = (query: Record<string, string | number>, headers?: Headers) => {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    return call('GET', `/search?${text}`, headers)
  }
  const search = async (query: Record<string, string | number>, headers?: Headers) => {
    const answer = await ask(query, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  return {
    call,
    ask,
    search,
    /** A new athlete. Returns the id. */
    named: (first_name: string, last_name: string, facts: Facts = {}) =>
      buildAthlete(db(), { ...facts, user: { first_name, last_name, ...facts?.user } }),
    namesFor: async (query: Record<string, string | number>, headers?: Headers): Promise<string[]> =>
      (await search(query, headers)).data.map(({ full_name }: { full_name: string }) => full_name),
  }
}
