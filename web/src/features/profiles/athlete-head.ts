import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { fullName } from '../../lib/person-name.ts'
import { scriptText } from '../../lib/script-text.ts'
import { townOf } from '../../lib/towns.ts'
import { webLink } from '../../lib/web-link.ts'
import { playsInWords } from './athlete-labels.ts'

const schoolAndTown = (athlete: Athlete): string =>
  [athlete.high_school, townOf(athlete)].filter(Boolean).join(', ')

/** The page's description for search engines and link previews. */
const pageDescription = (athlete: Athlete, sport: Sport): string => {
  const place = schoolAndTown(athlete)
  const plays = playsInWords(athlete, sport).join(', ')
  return `${fullName(athlete)}: ${plays}${place && `. ${place}`}. Recruiting profile on Fieldhouse.`
}

const networkAddresses = ({ social }: Athlete): string[] =>
  [
    social.tiktok && `https://www.tiktok.com/@${social.tiktok.username}`,
    social.twitter && `https://x.com/${social.twitter.username}`,
    social.youtube && `https://www.youtube.com/@${social.youtube.username}`,
    social.vimeo && `https://vimeo.com/${social.vimeo.username}`,
  ].filter((address) => typeof address === 'string')

/** Structured data: never more than the public page shows. No birth date, no address, no contacts. */
const personOf = (athlete: Athlete, description: string, address: string, image: string) => {
  const { high_school, club, bio, website, updated_at } = athlete
  const town = townOf(athlete)
  const links = [webLink(website), ...networkAddresses(athlete)].filter((link) => link !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    dateModified: updated_at,
    mainEntity: {
      '@type': 'Person',
      name: fullName(athlete),
      givenName: athlete.first_name,
      familyName: athlete.last_name,
      url: address,
      image,
      description: bio ?? description,
      ...(high_school ? { affiliation: { '@type': 'HighSchool', name: high_school } } : {}),
      ...(club ? { memberOf: { '@type': 'SportsTeam', name: club } } : {}),
      ...(town ? { homeLocation: { '@type': 'Place', name: town } } : {}),
      ...(links.length > 0 ? { sameAs: links } : {}),
    },
  }
}

/** PRO-01: title, description, social card, and structured data. A hidden page has none of them. */
export const athleteHead = (athlete: Athlete, sport: Sport, origin: string) => {
  const title = `${fullName(athlete)} | Fieldhouse`
  if (!athlete.settings.is_visible)
    return { meta: [{ title }, { name: 'robots', content: 'noindex' }], links: [], scripts: [] }
  const description = pageDescription(athlete, sport)
  const address = `${origin}/${athlete.slug}`
  const card = `${origin}/api/athlete/${athlete.id}/card.png`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'profile' },
      { property: 'og:site_name', content: 'Fieldhouse' },
      { property: 'og:title', content: fullName(athlete) },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: card },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      {
        property: 'og:image:alt',
        content: `${fullName(athlete)}, ${playsInWords(athlete, sport).join(', ')}`,
      },
      { property: 'profile:first_name', content: athlete.first_name },
      { property: 'profile:last_name', content: athlete.last_name },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: fullName(athlete) },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: card },
    ],
    links: [{ rel: 'canonical', href: address }],
    scripts: [
      { type: 'application/ld+json', children: scriptText(personOf(athlete, description, address, card)) },
    ],
  }
}
