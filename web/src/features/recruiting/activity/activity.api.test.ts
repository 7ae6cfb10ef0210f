import { expect, test } from 'vitest'
import { eventOf, eventsAnswer } from '../recruiting.factory.ts'
import { type EventsAnswer, withoutEvent } from './activity.api.ts'

test('RCC-02 a removed event is gone from the list and from its totals', () => {
  const call = eventOf()
  const sms = eventOf({ type: 3 })
  const events = { pages: [eventsAnswer([call, sms]) as EventsAnswer], pageParams: [1] }
  const [page] = withoutEvent(events, call)?.pages ?? []
  expect(page?.data.events).toEqual([sms])
  expect(page?.data.totals).toMatchObject({ all: 1, call: 0, sms: 1 })
  expect(page?.meta.total).toBe(1)
  expect(withoutEvent(events, eventOf())).toBe(events)
  expect(withoutEvent(undefined, call)).toBeUndefined()
})
