import type { Actor } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import { clearPageMemo, oncePerPage, primePageMemo, startPageMemo } from './once-per-page.ts'

const person = () => ({ id: 'same' }) as Actor
const counter = () => {
  let reads = 0
  return async () => ++reads
}

test('a call over HTTP always reads', async () => {
  const [actor, read] = [person(), counter()]
  await oncePerPage(actor, 'center', read)
  expect(await oncePerPage(actor, 'center', read)).toBe(2)
})

test('the calls of a page read each fact once', async () => {
  const [actor, read] = [person(), counter()]
  startPageMemo(actor)
  const both = await Promise.all([oncePerPage(actor, 'center', read), oncePerPage(actor, 'center', read)])
  expect(both).toEqual([1, 1])
  expect(await oncePerPage(actor, 'match', read)).toBe(2)
  primePageMemo(actor, 'care', 'known')
  expect(await oncePerPage(actor, 'care', async () => 'read')).toBe('known')
})

test('the next page of the same person reads again', async () => {
  const read = counter()
  for (const expected of [1, 2]) {
    const actor = person()
    startPageMemo(actor)
    expect(await oncePerPage(actor, 'center', read)).toBe(expected)
  }
})

test('after a change, nothing that was read before is used', async () => {
  const [actor, read] = [person(), counter()]
  startPageMemo(actor)
  await oncePerPage(actor, 'center', read)
  clearPageMemo(actor)
  expect(await oncePerPage(actor, 'center', read)).toBe(2)
})

test('a read that failed is tried again', async () => {
  const actor = person()
  startPageMemo(actor)
  await expect(oncePerPage(actor, 'center', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await oncePerPage(actor, 'center', async () => 'read')).toBe('read')
})
