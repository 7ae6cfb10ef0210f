import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { amara, coachTran } from '../messaging.factory.ts'
import { MessengerPage } from './messenger-page.tsx'

const html = (type: 'coach' | 'rsc', selected: string | null) => {
  const page = createElement(MessengerPage, {
    viewer: { id: coachTran.id, type },
    selected,
    onSelect: () => undefined,
  })
  return renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, page))
}

describe('MSG-05 /coach/messenger rendered by the server', () => {
  test.each(['coach', 'rsc'] as const)('a %s sees that it loads, not that there is nothing', (type) => {
    const drawn = html(type, amara.id)
    expect(drawn).toContain('Messages</h1>')
    expect(drawn).toContain('Loading…')
    expect(drawn).toContain('Loading the messages…')
    expect(drawn).not.toContain('No Messages')
  })

  test('nothing is selected when the address names no one', () =>
    expect(html('coach', null)).toContain('Pick an athlete'))
})
