import { isGender } from '@fieldhouse/contract/accounts.gender'
import type { UserType } from '@fieldhouse/contract/guards'
import type { Athlete, Confirmation, Season } from '@fieldhouse/contract/profiles.document'
import { withDerived } from '@fieldhouse/contract/profiles.figures'
import { questions } from '@fieldhouse/contract/profiles.questions'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { videoOf } from '@fieldhouse/contract/profiles.video'
import { imperialSize } from '../imperial-size.ts'
import { comparedFigures } from '../statistics/compared-figures.ts'
import { percentileOf } from '../statistics/percentile-of.ts'
import type { Parts } from './parts.queries.ts'

type Document = Omit<Athlete, 'contacts' | 'own' | 'can'>

/** A page in its three versions: public, with contact details, and for the family. */
export interface BuiltDocument {
  page: Document
  contacts: NonNullable<Athlete['contacts']>
  own: NonNullable<Athlete['own']>
}

const seasonTitle = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

const confirmerRoles: Partial<Record<UserType, Confirmation['role']>> = {
  rsc: 'success_coach',
  coach: 'coach',
  admin: 'admin',
}

/** Who confirmed an entry. Admins speak for the product. People who no longer have such a role don't count. */
const confirmationOf = ({ confirmations }: Parts, entryId: string): Confirmation | null => {
  const found = confirmations.find(({ entry_id }) => entry_id === entryId)
  const role = found && confirmerRoles[found.type]
  if (!role) return null
  const name = [found.first_name, found.last_name].filter(Boolean).join(' ')
  return {
    by: role === 'admin' || name === '' ? 'Fieldhouse' : name,
    role,
    at: new Date(found.confirmed_at).toISOString(),
  }
}

const showSeason = (sport: Sport, parts: Parts, row: Parts['seasons'][number]): Season => ({
  id: row.id,
  type: row.type,
  season: row.season === null ? null : { id: row.season, title: seasonTitle(row.season) },
  team: row.team,
  values: withDerived(sport.columns, row.values),
  given: row.values,
  source: row.source,
  source_date: row.source_date,
  confirmed: confirmationOf(parts, row.id),
})

const showStatistics = (parts: Parts, sport: Sport): Athlete['statistics'] => {
  const of = (type: Season['type']) =>
    parts.seasons.filter((row) => row.type === type).map((row) => showSeason(sport, parts, row))
  return { high_school: of('high_school'), aau: of('aau') }
}

const showStanding = ({ seasons, pools, gender }: Parts, sport: Sport): Athlete['standing'] => {
  const [first] = pools
  if (!first || !isGender(gender)) return null
  const figures = comparedFigures(sport, seasons)
  const compared = pools.flatMap(({ key, percentiles }) => {
    const value = figures.get(key)
    const column = sport.columns.find((known) => known.key === key)
    if (value === undefined || !column) return []
    return [{ key, value, percentile: percentileOf(value, percentiles, column.is_lower_better) }]
  })
  if (compared.length === 0) return null
  return {
    size: Math.max(...pools.map(({ size }) => size)),
    gender,
    class: first.class_year,
    position: first.position,
    as_of: new Date(first.computed_at).toISOString(),
    figures: compared.toSorted((a, b) => b.percentile - a.percentile),
  }
}

const showSocial = ({ social }: Parts): Athlete['social'] => {
  const of = (network: keyof Athlete['social']) => {
    const row = social.find((name) => name.network === network)
    if (!row) return null
    const { username, connected, posts, changed_hands } = row
    return { username, connected, posts, ...(changed_hands && { changed_hands }) }
  }
  return { tiktok: of('tiktok'), twitter: of('twitter'), youtube: of('youtube'), vimeo: of('vimeo') }
}

const showSizes = ({ athlete }: Parts): Athlete['personal_metrics'] => {
  const { class_year, height_cm, weight_kg, wingspan_cm } = athlete
  return {
    class_name: class_year === null ? null : String(class_year),
    ...imperialSize({ height_cm, weight_kg }),
    height_cm,
    weight_kg,
    wingspan_cm,
  }
}

const showEducation = ({ education }: Parts): Athlete['education'] => {
  if (!education) return null
  const { athlete_id: _, ...grades } = education
  return grades
}

const showLists = (parts: Parts) => ({
  metrics: parts.metrics.map(({ id, key, value, measured_on, source, verified_by }) => ({
    id,
    key,
    value,
    measured_on,
    source,
    verified_by,
    confirmed: confirmationOf(parts, id),
  })),
  gallery: parts.media.flatMap(({ id, kind, title, picture, video, created_at }) =>
    kind === 'portrait'
      ? []
      : [{ id, kind, title, picture, video, created_at: new Date(created_at).toISOString() }],
  ),
  goals: parts.goals.map(({ id, kind, text, target_date }) => ({ id, kind, text, target_date })),
  coaches: parts.references.map(({ id, name, position, team }) => ({ id, name, position, team })),
  awards: parts.awards.map(({ id, title, year, level }) => ({ id, title, year, level })),
  answers: parts.answers.flatMap(({ id, question_id, text, json }) => {
    const question = questions.get(question_id)
    return question ? [{ id, question_id, question, text, json }] : []
  }),
  press: parts.press.map(({ id, title, outlet, published_on, link, picture }) => ({
    id,
    title,
    outlet,
    published_on,
    link,
    image: picture,
  })),
  schedule: parts.events.map(({ id, title, date, time, place, link }) => ({
    id,
    title,
    date,
    time,
    place,
    link,
  })),
  interviews: parts.interviews.map(({ id, title, date, asked_by, video_url, questions: asked }) => ({
    id,
    title,
    date,
    asked_by,
    video: video_url ? videoOf(video_url) : null,
    questions: asked,
  })),
})

const showVip = ({ athlete, vip }: Parts): Athlete['vip'] =>
  athlete.is_seros && vip
    ? {
        headline: vip.headline,
        story: vip.story,
        highlight: vip.highlight_url ? videoOf(vip.highlight_url) : null,
      }
    : null

const buildPage = (parts: Parts, sport: Sport, updatedAt: Date): Document => {
  const { athlete, first_name, last_name, gender, contacts, quote } = parts
  const { photo, cutout } = athlete
  return {
    id: athlete.id,
    slug: athlete.slug,
    user_id: athlete.user_id,
    first_name,
    last_name,
    gender,
    photo: photo && { ...photo, cutout },
    sport: { key: athlete.sport_key },
    is_seros: athlete.is_seros,
    number: athlete.jersey_number,
    position: athlete.position,
    secondary_position: athlete.secondary_position,
    handedness: athlete.handedness,
    class: athlete.class_year,
    personal_metrics: showSizes(parts),
    high_school: athlete.high_school,
    club: athlete.club,
    city: athlete.city,
    state: athlete.state,
    country: athlete.country,
    bio: athlete.bio,
    website: contacts?.website ?? null,
    settings: {
      color_theme: athlete.color_theme,
      theme_mode: athlete.theme_mode,
      is_visible: athlete.is_visible,
    },
    statistics: showStatistics(parts, sport),
    standing: showStanding(parts, sport),
    ...showLists(parts),
    education: showEducation(parts),
    quote: quote && { text: quote.text, author: quote.author },
    social: showSocial(parts),
    has_transcripts: parts.transcripts.length > 0,
    vip: showVip(parts),
    updated_at: updatedAt.toISOString(),
  }
}

const buildContacts = ({ contacts, references }: Parts): BuiltDocument['contacts'] => ({
  phone: contacts?.phone ?? null,
  email: contacts?.email ?? null,
  parent_name: contacts?.parent_name ?? null,
  parent_email: contacts?.parent_email ?? null,
  parent_phone: contacts?.parent_phone ?? null,
  coaches: references.map(({ id, email, phone }) => ({ id, email, phone })),
})

const buildOwn = ({ athlete, transcripts, vip }: Parts): BuiltDocument['own'] => {
  const { versions, birth_date, address, apt, zip, lat, lon, access_code } = athlete
  return {
    versions,
    birth_date,
    address,
    apt,
    zip,
    lat,
    lon,
    access_code,
    transcripts: transcripts.map(({ id, name, size, created_at }) => ({
      id,
      name,
      size,
      uploaded_at: new Date(created_at).toISOString(),
    })),
    vip: vip && { agent_name: vip.agent_name, agent_email: vip.agent_email },
  }
}

export const buildDocument = (parts: Parts, sport: Sport, updatedAt: Date): BuiltDocument => ({
  page: buildPage(parts, sport, updatedAt),
  contacts: buildContacts(parts),
  own: buildOwn(parts),
})
