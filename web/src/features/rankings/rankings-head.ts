import type { TopList } from '@fieldhouse/contract/rankings'
import { firstRanked } from '@fieldhouse/contract/rankings.parts'
import { fullName } from '../../lib/person-name.ts'
import { scriptText } from '../../lib/script-text.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { listWords, rankingName } from './rankings-labels.ts'
import type { WallSearch } from './rankings-search.ts'

/** PUB-07: a list's metadata. The same list has one address. */
export const topHead = ({ sport, gender, class: year, athletes }: TopList) => {
  const isFirst = sport.key === 'basketball' && gender === firstRanked && year === null
  const list = { sport: sport.key, gender, class: year }
  const [first] = athletes
  const leader = first ? ` ${fullName(first)} leads.` : ''
  return {
    path: `/top-100${isFirst ? '' : stringifySearch(list)}`,
    title: `Top 100: ${rankingName(list)}`,
    description: `The highest scores in high-school ${listWords(list)}: production, competition level, consistency, effect on teammates and leadership.${leader}`,
  }
}

/** The list as structured data, or nothing for an empty list. */
export const topScripts = (list: TopList, origin: string) => {
  const { athletes } = list
  const { title, path } = topHead(list)
  const items = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    url: `${origin}${path}`,
    numberOfItems: athletes.length,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    itemListElement: athletes.map((athlete) => ({
      '@type': 'ListItem',
      position: athlete.rank,
      name: fullName(athlete),
      url: `${origin}/${athlete.slug}`,
    })),
  }
  return athletes.length > 0 ? [{ type: 'application/ld+json', children: scriptText(items) }] : []
}

/** Search engines get only the first page of each wall: the others change with each new athlete. */
export const wallHead = ({ page = 1, ...list }: WallSearch) => {
  const of = rankingName(list)
  return {
    path: `/roster${stringifySearch({ sport: list.sport, gender: list.gender, class: list.class })}`,
    title: of ? `The roster: ${of}` : 'The roster',
    description: `Everybody who plays with Fieldhouse${of ? ` (${of})` : ''}: high-school athletes with their numbers, positions, schools and pages.`,
    isUnlisted: page > 1,
  }
}
