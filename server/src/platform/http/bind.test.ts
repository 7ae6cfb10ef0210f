import { actorOf } from '@fieldhouse/contract/actor.factory'
import { endpoint } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { bind, type Caller } from './bind.ts'
import { callerOf, noEffects } from './caller.factory.ts'

const db = {} as Db
const as = (actor: Actor | null): Caller => callerOf({ actor })
const admin = actorOf('admin', { id: 'a' })

const renameTeam = endpoint({
  method: 'POST',
  path: '/teams/{id}',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Rename a team',
  params: z.object({ id: z.coerce.number<string>() }),
  query: z.object({ notify: z.enum(['yes', 'no']).default('no') }),
  body: z.object({ name: z.string().min(3, 'Please enter name') }),
  output: z.object({ data: z.object({ name: z.string() }) }),
})

const [bound] = bind(
  { renameTeam, aSchema: z.string() },
  {
    renameTeam: ({ params, query, body, actor }) => ({
      data: { name: `${body.name} ${params.id} ${query.notify} ${actor.id}`, secret: 'not in the contract' },
    }),
  },
)
if (!bound) throw new Error('nothing was bound')

const refusal = (attempt: () => unknown): AppError => {
  try {
    attempt()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('was not refused')
}

describe('a bound endpoint', () => {
  test('checks the guard before it looks at the input', () => {
    expect(refusal(() => bound.admit(as(null), { params: {}, query: {}, body: {} })).code).toBe(
      'unauthenticated',
    )
    const coach = as({ ...admin, type: 'coach' })
    expect(refusal(() => bound.admit(coach, { params: {}, query: {}, body: {} })).code).toBe('forbidden')
  })

  test('reports the errors of all parts together', () => {
    const { code, details } = refusal(() =>
      bound.admit(as(admin), { params: { id: 'x' }, query: { notify: 'maybe' }, body: undefined }),
    )
    expect(code).toBe('invalid')
    expect(Object.keys(details.errors ?? {}).toSorted()).toEqual(['id', 'name', 'notify'])
  })

  test('gives the handler checked input, and the caller only what the contract names', async () => {
    const input = bound.admit(as(admin), {
      params: { id: '7' },
      query: {},
      body: { name: 'Hawks', extra: 1 },
    })
    expect(input).toEqual({ params: { id: 7 }, query: { notify: 'no' }, body: { name: 'Hawks' } })
    expect(await bound.answer(db, as(admin), input, noEffects)).toEqual({ data: { name: 'Hawks 7 no a' } })
  })
})

describe('binding refuses', () => {
  const base = { method: 'GET', guard: 'anyone', rate: 'read', summary: '' } as const
  test.each([
    ['a path variable without a schema', { ...base, path: '/x/{id}', output: z.object({}) }, /differ/],
    [
      'a schema without a path variable',
      { ...base, path: '/x', params: z.object({ id: z.string() }), output: z.object({}) },
      /differ/,
    ],
  ] as const)('%s', (_, faulty, words) => {
    expect(() => bind({ faulty }, { faulty: () => ({}) } as never)).toThrow(words)
  })
})
