import type { FoundAthlete } from '@fieldhouse/contract/search'
import { useState } from 'react'
import { expect } from 'vitest'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { foundAnswer, foundAthlete, searchFilters } from '../search.factory.ts'
import { SearchDialog } from './search-dialog.tsx'

type Answers = Parameters<typeof network>[0]

export const five: readonly FoundAthlete[] = ['Ada', 'Bea', 'Cleo', 'Dia', 'Eve'].map((name) =>
  foundAthlete(`${name} Abel`),
)

/** The popup on a small site with a fake network: by default five athletes and no filters. */
export const openPopup = async (answers: Answers = {}, { isSignedIn = false } = {}) => {
  const asked = network({
    'GET /search-filter': () => Response.json({ data: searchFilters() }),
    'GET /search': () => foundAnswer(five),
    'GET /athlete-history': () => Response.json({ data: [] }),
    ...answers,
  })
  const Frame = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
        <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} isSignedIn={isSignedIn} />
      </>
    )
  }
  const site = await openSite({ Frame })
  const field = site.getByRole('textbox', { name: 'Name of an athlete' })
  await expect.element(field).toHaveFocus()
  await expect.element(site.getByRole('group', { name: 'Filters' })).toBeVisible()
  return {
    ...site,
    asked,
    field,
    popup: site.getByRole('dialog', { name: 'Search athletes' }),
    rows: site.getByRole('listitem'),
    status: site.getByRole('status'),
    /** The search requests, in order. */
    searches: () => asked.filter(({ call }) => call === 'GET /search').map(({ query }) => query),
    reopen: () => site.getByRole('button', { name: 'Open again' }).click(),
  }
}
