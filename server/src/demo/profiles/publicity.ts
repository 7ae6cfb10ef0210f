import { slugStem } from '../../modules/profiles/index.ts'
import type { Random } from '../random.ts'
import { clamp } from './draw.ts'
import type { Profile } from './profile.ts'
import type { Entry } from './sections.ts'
import { awards, premiumHeadlines, premiumStory } from './words.ts'

/** Good players have more of them. */
export const drawAwards = (random: Random, { talent, page }: Profile): Entry<'awards'>[] => {
  const count = Math.round(clamp(random.around(0.3 + 0.7 * talent, 0.6), 0, 4))
  // Nobody wins the same award twice in a year: each year draws another.
  const first = Math.floor(random.fraction() * awards.length)
  const hasPlayed = page.class_year !== null && page.class_year < 2030
  return Array.from({ length: hasPlayed ? count : 0 }, (_, index) => {
    const { title, level } = awards[(first + 3 * index) % awards.length] ?? random.pick(awards)
    return { title, level, year: random.chance(0.7) ? 2026 : 2025 }
  })
}

const reachableShare = 0.4
const areaCodes = ['206', '303', '404', '512', '614', '617', '713', '916']

/** Numbers that nobody has: 555-0100 to 555-0199. */
export const phoneNumber = (random: Random): string =>
  `(${random.pick(areaCodes)}) 555-01${String(Math.floor(random.fraction() * 100)).padStart(2, '0')}`

export const drawContacts = (random: Random, { name }: Profile): Entry<'contacts'>[] => {
  if (!random.chance(reachableShare)) return []
  const phone = phoneNumber(random)
  const email = `${slugStem(name)}@families.test`
  const parent_phone = random.chance(0.3) ? phoneNumber(random) : null
  return [{ phone, email, website: null, parent_name: null, parent_email: null, parent_phone }]
}

const socialShare = 0.2

export const drawSocial = (random: Random, { name, page }: Profile): Entry<'social'>[] => {
  if (!random.chance(socialShare)) return []
  const username = `${slugStem(name).replaceAll('-', '')}${page.jersey_number ?? ''}`
  const named = { username, account_id: null, changed_hands: false, connected: false, posts: [] }
  const twitter = { network: 'twitter' as const, ...named, username: username.slice(0, 15) }
  return random.chance(0.4)
    ? [twitter, { network: 'tiktok', ...named, username: username.slice(0, 24) }]
    : [twitter]
}

/** A premium page has more content. */
export const drawVip = (random: Random, { page }: Profile): Entry<'vip'>[] =>
  page.is_seros
    ? [
        {
          headline: random.pick(premiumHeadlines),
          story: premiumStory,
          agent_name: null,
          agent_email: null,
          highlight_url: null,
        },
      ]
    : []
