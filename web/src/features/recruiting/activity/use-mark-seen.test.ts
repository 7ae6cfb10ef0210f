import { expect, test } from 'vitest'
import { eventOf } from '../recruiting.factory.ts'
import { unseenIn } from './use-mark-seen.ts'

test('RCC-02 listed views are seen, messages only on the chat tab; a success coach sees nothing for the athlete', () => {
  const view = eventOf({ type: 4, viewed: false })
  const seen = eventOf({ type: 4 })
  const message = eventOf({ type: 5, viewed: false })
  const events = [view, seen, message, eventOf({ viewed: false })]
  expect(unseenIn('family', 'all', events)).toEqual({ views: [view.id], messages: [] })
  expect(unseenIn('family', 'chat', events)).toEqual({ views: [view.id], messages: [message.id] })
  expect(unseenIn('coach', 'chat', events)).toEqual({ views: [], messages: [message.id] })
  expect(unseenIn('success-coach', 'chat', events)).toEqual({ views: [], messages: [] })
})
