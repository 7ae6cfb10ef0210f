import type { FoundAthlete, SearchedAthlete, SearchFilter } from '@fieldhouse/contract/search'
import { listPage } from '../../lib/network.factory.ts'

let made = 0

/** With the reason only if a test passes one. */
type Found = FoundAthlete & Partial<Pick<SearchedAthlete, 'found_by'>>

/** A search result with a unique id. */
export const foundAthlete = (full_name: string, facts: Partial<SearchedAthlete> = {}): Found => {
  const [first_name = '', last_name = ''] = full_name.split(' ')
  made += 1
  return {
    id: `01890a5d-ac96-774b-bcce-${String(made).padStart(12, '0')}`,
    slug: `athlete-${made}`,
    first_name,
    last_name,
    full_name,
    photo: null,
    sport: { key: 'basketball' },
    class: 2027,
    state: 'OR',
    position: 'Shooting guard',
    high_school: null,
    city: null,
    personal_metrics: { height: 5, height_in: 10, weight: 152 },
    ...facts,
  }
}

/** The search response. */
export const foundAnswer = (
  athletes: readonly Found[],
  { total = athletes.length, page = 1, last = 1, is_more = false } = {},
): Response => {
  const list = listPage(
    athletes.map((athlete) => ({ found_by: null, ...athlete })),
    { total, page, last },
  )
  return Response.json({ ...list, meta: { ...list.meta, is_more } })
}

const variant = (id: string, title: string, count: number, group: string | null = null) => ({
  id,
  title,
  count,
  group,
})

/** A few of each kind, with the choices. */
export const searchFilters = (
  selected: Partial<Record<SearchFilter['id'], string[]>> = {},
): SearchFilter[] => {
  const filters: Omit<SearchFilter, 'selected'>[] = [
    {
      id: 'sports',
      title: 'Sport',
      variants: [variant('basketball', 'Basketball', 1200), variant('soccer', 'Soccer', 640)],
    },
    {
      id: 'positions',
      title: 'Position',
      variants: [
        variant('PG', 'Point guard', 300, 'basketball'),
        variant('SG', 'Shooting guard', 280, 'basketball'),
        variant('GK', 'Goalkeeper', 40, 'soccer'),
      ],
    },
    { id: 'class', title: 'Class', variants: [variant('2027', '2027', 700), variant('2028', '2028', 0)] },
    { id: 'state', title: 'State', variants: [variant('OR', 'Oregon', 60), variant('TX', 'Texas', 210)] },
  ]
  return filters.map((filter) => ({ ...filter, selected: selected[filter.id] ?? [] }))
}
