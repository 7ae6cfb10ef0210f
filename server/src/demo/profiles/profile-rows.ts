import { getTableColumns } from 'drizzle-orm'
import { accessCodeOf, accessCodes, comparedFigures } from '../../modules/profiles/index.ts'
import type { athletes, documents } from '../../modules/profiles/profiles.tables.ts'
import type { figures } from '../../modules/profiles/statistics/statistics.tables.ts'
import { indexRow, spellingRows, tokensOf } from '../../modules/search/index.ts'
import type { searchAthletes, searchSpellings } from '../../modules/search/search.tables.ts'
import {
  type AthletePerson,
  athletePeople,
  athletesWithoutSlugs,
  crowds,
  type Ingredients,
  talentOf,
} from '../crowd.ts'
import { lastJoined } from '../people.ts'
import { portraits } from '../portraits/portraits.ts'
import { Random } from '../random.ts'
import { type Details, drawDetails, nothingKnown } from './details.ts'
import { drawMetrics, lastMeasured } from './metrics.ts'
import type { Profile } from './profile.ts'
import { drawAwards, drawContacts, drawSocial, drawVip } from './publicity.ts'
import { drawAnswers, drawEducation, drawGoals } from './schooling.ts'
import { drawSeasons } from './seasons.ts'
import { type Entry, type SectionName, sectionNames, sectionTables } from './sections.ts'

const detailsOf = ({ seed }: Ingredients, { place, athlete, portrait, isSparse }: AthletePerson): Details => {
  if (portrait) return portrait.details
  return isSparse ? nothingKnown : drawDetails(new Random(seed, crowds.details, place), athlete)
}

/** Built like in the product. */
const accessCode = ({ seed }: Ingredients, place: number): string =>
  accessCodeOf(Math.floor(new Random(seed, crowds.accessCodes, place).fraction() * accessCodes))

type AthleteRow = typeof athletes.$inferSelect

const athleteRow = (ingredients: Ingredients, person: AthletePerson): AthleteRow => ({
  ...person.athlete,
  ...detailsOf(ingredients, person),
  photo: null,
  cutout: null,
  access_code: accessCode(ingredients, person.place),
  versions: {},
})

/** The athletes with their complete row. */
export function* athleteRows(ingredients: Ingredients): Generator<AthleteRow> {
  for (const person of athletePeople(ingredients)) yield athleteRow(ingredients, person)
}

/** Everyone with more than a name has updated the page since the last day of measuring. */
const updatedAt = ({ seed }: Ingredients, { place, athlete, isSparse }: AthletePerson): Date => {
  if (isSparse) return athlete.created_at
  const from = Math.max(athlete.created_at.getTime(), lastMeasured)
  return new Date(from + Math.floor(new Random(seed, crowds.updates, place).fraction() * (lastJoined - from)))
}

/** When each page was last changed. The first read builds its text, because its format is an old one. */
export function* documentRows(ingredients: Ingredients): Generator<typeof documents.$inferInsert> {
  for (const person of athletesWithoutSlugs(ingredients))
    yield {
      athlete_id: person.athlete.id,
      version: 1,
      format: 0,
      page: '',
      contacts: '',
      own: '',
      updated_at: updatedAt(ingredients, person),
    }
}

/** Their search rows. */
export function* searchRows(ingredients: Ingredients): Generator<typeof searchAthletes.$inferInsert> {
  for (const person of athletePeople(ingredients)) {
    const { first_name, last_name, gender } = person.user
    yield indexRow({ ...athleteRow(ingredients, person), first_name, last_name, gender: gender ?? null })
  }
}

/** The possible misspellings of their search words. */
export function* searchSpellingRows(
  ingredients: Ingredients,
): Generator<typeof searchSpellings.$inferInsert> {
  const known = new Set<string>()
  for (const { user, athlete } of athletesWithoutSlugs(ingredients)) {
    const { first_name, last_name } = user
    const { high_school, city } = athlete
    for (const token of tokensOf({ first_name, last_name, high_school, city })) {
      const key = `${token.token} ${token.kind}`
      if (!known.has(key)) yield* spellingRows(token)
      known.add(key)
    }
  }
}

type Draw<K extends SectionName> = (
  random: Random,
  profile: Profile,
  ingredients: Ingredients,
) => readonly Entry<K>[]

/** Invented athletes have these sections. The others are for those written by hand. */
const draws: { readonly [K in SectionName]?: Draw<K> } = {
  seasons: drawSeasons,
  metrics: (random, profile, { sports }) => {
    const sport = sports.get(profile.page.sport_key)
    return sport ? drawMetrics(random, profile, sport) : []
  },
  goals: drawGoals,
  education: drawEducation,
  awards: drawAwards,
  answers: drawAnswers,
  social: drawSocial,
  contacts: drawContacts,
  vip: drawVip,
}

/** Each section has its own random streams, so one can be made without the others. */
const firstStream = 100
const streams = new Map(sectionNames.map((name, index) => [name, firstStream + index]))

const sectionRandom = ({ seed }: Ingredients, name: SectionName, place: number): Random =>
  new Random(seed, streams.get(name) ?? firstStream, place)

const profileOf = (ingredients: Ingredients, person: AthletePerson): Profile => ({
  page: person.athlete,
  get details() {
    return detailsOf(ingredients, person)
  },
  gender: person.user.gender === 'female' ? 'female' : 'male',
  name: person.user,
  talent: talentOf(ingredients, person.place),
})

const entriesOf = <K extends SectionName>(
  ingredients: Ingredients,
  person: AthletePerson,
  name: K,
  random: Random,
): readonly Entry<K>[] => {
  if (person.portrait) return person.portrait.sections[name]
  const draw: Draw<K> | undefined = draws[name]
  return person.isSparse || !draw ? [] : draw(random, profileOf(ingredients, person), ingredients)
}

/** Everyone who may have the section. If it isn't drawn, only those written by hand, who come first. */
const peopleWith = (ingredients: Ingredients, name: SectionName) => {
  const people = athletesWithoutSlugs(ingredients)
  return draws[name] ? people : people.take(1 + Math.max(...portraits.keys()))
}

/** One entry per second, so their ids keep the order. */
const entryTime = (start: Date, index: number): Date => new Date(start.getTime() + 1000 * index)

/** The entries of one section for all profiles. */
export function* sectionRows(
  ingredients: Ingredients,
  name: SectionName,
): Generator<Record<string, unknown>> {
  const isList = 'id' in getTableColumns(sectionTables[name])
  for (const person of peopleWith(ingredients, name)) {
    const { id: athlete_id, created_at } = person.athlete
    const random = sectionRandom(ingredients, name, person.place)
    for (const [index, entry] of entriesOf(ingredients, person, name, random).entries()) {
      const at = entryTime(created_at, index)
      yield isList ? { id: random.uuid(at), athlete_id, created_at: at, ...entry } : { athlete_id, ...entry }
    }
  }
}

/** The figures that athletes are compared by. */
export function* figureRows(ingredients: Ingredients): Generator<typeof figures.$inferInsert> {
  for (const person of athletesWithoutSlugs(ingredients)) {
    const sport = ingredients.sports.get(person.athlete.sport_key)
    const random = sectionRandom(ingredients, 'seasons', person.place)
    const seasons = entriesOf(ingredients, person, 'seasons', random)
    if (!sport || seasons.length === 0) continue
    for (const [key, value] of comparedFigures(sport, seasons))
      yield { athlete_id: person.athlete.id, key, value }
  }
}
