import { describe, expect, test } from 'vitest'
import { resultsHead } from './results-head.ts'

describe('SRC-03 what others are told of /search-results', () => {
  test('a search has its words in the title', () => {
    const { meta } = resultsHead({ q: 'abel', page: 2, darkMode: '1' })
    expect(meta[0]).toEqual({ title: 'abel, page 2 | Athlete search | Fieldhouse' })
  })

  test('whatever was asked, search engines are led to the page itself', () => {
    for (const search of [{ page: 1 }, { page: 2 }, { q: 'abel', page: 2 }])
      expect(resultsHead(search).links).toEqual([
        { rel: 'canonical', href: `${location.origin}/search-results` },
      ])
    expect(resultsHead({}).meta[0]).toEqual({ title: 'Search athletes | Fieldhouse' })
  })
})
