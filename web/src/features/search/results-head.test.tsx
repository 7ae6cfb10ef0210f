import { describe, expect, test } from 'vitest'
import { resultsHead } from './results-head.ts'

describe('SRC-03 the metadata of /search-results', () => {
  test('has the search text in the title', () => {
    const { meta } = resultsHead({ q: 'abel', page: 2, darkMode: '1' })
    expect(meta[0]).toEqual({ title: 'abel, page 2 | Athlete search | Fieldhouse' })
  })

  test('points search engines to the plain page for any search', () => {
    for (const search of [{ page: 1 }, { page: 2 }, { q: 'abel', page: 2 }])
      expect(resultsHead(search).links).toEqual([
        { rel: 'canonical', href: `${location.origin}/search-results` },
      ])
    expect(resultsHead({}).meta[0]).toEqual({ title: 'Search athletes | Fieldhouse' })
  })
})
