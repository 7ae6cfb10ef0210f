import type { Actor } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import { clearPageMemo, oncePerPage, primePageMemo, startPageMemo } from './once-per-page.ts'

const person = () => ({ id: 'same' }) as Actor
const counter = () => {
  let asked = 0
  return async () => ++asked
}

test('a call over HTTP always asks', async () => {
  const [actor, ask] = [person(), counter()]
  await oncePerPage(actor, 'center', ask)
  expect(await oncePerPage(actor, 'center', ask)).toBe(2)
})

test('the calls of a page ask once, each question by itself', async () => {
  const [actor, ask] = [person(), counter()]
  startPageMemo(actor)
  const both = await Promise.all([oncePerPage(actor, 'center', ask), oncePerPage(actor, 'center', ask)])
  expect(both).toEqual([1, 1])
  expect(await oncePerPage(actor, 'match', ask)).toBe(2)
  primePageMemo(actor, 'care', 'known')
  expect(await oncePerPage(actor, 'care', async () => 'asked')).toBe('known')
})

test('the next page of the same person asks again', async () => {
  const ask = counter()
  for (const expected of [1, 2]) {
    const actor = person()
    startPageMemo(actor)
    expect(await oncePerPage(actor, 'center', ask)).toBe(expected)
  }
})

test('after a change, nothing that was read before is used', async () => {
  const [actor, ask] = [person(), counter()]
  startPageMemo(actor)
  await oncePerPage(actor, 'center', ask)
  clearPageMemo(actor)
  expect(await oncePerPage(actor, 'center', ask)).toBe(2)
})
