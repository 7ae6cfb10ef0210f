import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { basketball, metricOf, richAthlete } from '../profiles.factory.ts'
import { AthletePage } from './athlete-page.tsx'

vi.mock('../../../lib/site-facts.ts', () => ({
  siteFacts: () => ({ siteOrigin: 'https://fieldhouse.test', subdomain: null, realtimeKey: '' }),
}))

const html = (athlete = richAthlete()) => {
  const page = createElement(AthletePage, {
    athlete,
    sport: basketball,
    units: 'imperial',
    onEdit: () => {},
  })
  return renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, page))
}

describe('PRO-01 an athlete’s page rendered by the server', () => {
  test('has every section, including those that hydrate later', () => {
    const drawn = html()
    for (const text of [
      'Amara',
      '19.8',
      'Season by season',
      'Half an inch over the rim',
      'Media day',
      'Start as a freshman',
      'Kinesiology',
      'Dana Ferreira',
      'First team all-state, 5A',
      'Dishes, then film.',
      'She asks for the matchup nobody wants.',
      'Central Oregon Courier',
      '@amara14',
      'Five minutes with Amara',
      'vs Summit Lake',
      'Send message',
      'November 9, 2026',
    ])
      expect(drawn.replaceAll('<!-- -->', '')).toContain(text)
  })

  test('PRO-04 shows the latest value of a repeated measurement', () => {
    const metrics = [
      metricOf('wingspan', 180.34, { measured_on: '2025-07-02' }),
      metricOf('wingspan', 186.69, { measured_on: '2026-07-02' }),
    ]
    const drawn = html(richAthlete({ metrics }))
    expect(drawn).toContain('6′1.5″')
    expect(drawn).not.toContain('5′11″')
  })

  test('escapes hostile text', () => {
    const attack = '<script>alert(1)</script>'
    const drawn = html(richAthlete({ bio: attack, quote: { text: attack, author: attack } }))
    expect(drawn).not.toContain('<script>alert')
    expect(drawn).toContain('&lt;script&gt;')
  })
})
