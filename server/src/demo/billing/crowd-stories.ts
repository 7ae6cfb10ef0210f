import type { PackageKey } from '@fieldhouse/contract/billing'
import { addDays, addMonths, type Day, promoOf } from '../../modules/billing/index.ts'
import type { AthletePerson } from '../crowd.ts'
import { demoCodes } from '../promo-codes.ts'
import { type Random, weighted } from '../random.ts'
import { live, type Story } from './life.ts'

/** Of those who were drawn no access. */
const starterShare = 0.015
const endedShare = 0.035

const kinds = [
  { kind: 'monthly', share: 58 },
  { kind: 'annual', share: 14 },
  { kind: 'canceled', share: 8 },
  { kind: 'granted', share: 5 },
  { kind: 'past-due', share: 5 },
  { kind: 'change', share: 5 },
  { kind: 'refund', share: 5 },
] as const
const drawKind = weighted(kinds, ({ share }) => share)

const lower: Readonly<Partial<Record<PackageKey, PackageKey>>> = {
  'package-4': 'package-3',
  'package-3': 'package-2',
  'package-2': 'package-1',
}

const packageOf = (random: Random, { access, athlete }: AthletePerson): PackageKey | null => {
  if (access.includes('success-coach')) return athlete.is_seros ? 'package-4' : 'package-3'
  if (access.includes('recruiting-center')) return 'package-2'
  return random.chance(starterShare) ? 'package-1' : null
}

const whole = (random: Random, below: number): number => Math.floor(random.fraction() * below)

const latest = (one: Day, other: Day): Day => (one > other ? one : other)

/** The package has the same terms since yesterday, so a deed of yesterday is about this period. */
const isSteady = (story: Story, today: Day): boolean => {
  const { status, starts_on, ends_on } = live(story, today).subscription
  return status === 'active' && starts_on < addDays(today, -1) && ends_on > today
}

/** It takes this long from the start of a package to its end, if the family leaves after its first paid month. */
const shortestLife = 80

/** It is over by today, after one or several paid months. */
const endedStory = (random: Random, earliest: Day, today: Day): Story => {
  const spare = (Date.parse(today) - Date.parse(earliest)) / 86_400_000 - shortestLife
  const stayed = 30 * whole(random, Math.max(1, spare / 30))
  const after = (days: number): Day => addDays(earliest, days + stayed)
  const package_key = random.pick<PackageKey>(['package-1', 'package-2', 'package-2', 'package-3'])
  const story: Story = { terms: { package_key, cycle: 'monthly' }, begins: earliest }
  return random.pick<Story>([
    { ...story, deeds: [{ on: after(40), what: 'cancel' }] },
    { ...story, deeds: [{ on: after(45), what: 'cancel' }] },
    { ...story, declined_from: after(20) },
    { ...story, deeds: [{ on: after(36), what: 'refund', cents: 'all', ends_access: true }] },
  ])
}

/** How the package of an invented athlete went so far. Null for those who never had one. */
export const drawStory = (random: Random, person: AthletePerson, joined: Day, today: Day): Story | null => {
  const earliest = addDays(joined, 1)
  const package_key = packageOf(random, person)
  if (!package_key)
    return random.chance(endedShare) && earliest < addDays(today, -shortestLife)
      ? endedStory(random, earliest, today)
      : null

  const yesterday = addDays(today, -1)
  const drawn = latest(earliest, addDays(today, -15 - whole(random, 330)))
  const begins = drawn < yesterday ? drawn : yesterday
  const story: Story = { terms: { package_key, cycle: 'monthly' }, begins }
  const { kind } = drawKind(random)
  switch (kind) {
    case 'annual':
      return { ...story, terms: { package_key, cycle: 'annual' } }
    case 'granted':
      return { ...story, granted_until: addDays(today, 10 + whole(random, 90)) }
    case 'past-due': {
      const failed = addDays(today, -whole(random, 4))
      const months = 1 + whole(random, 3)
      const since = addMonths(failed, -months)
      // The card belongs to the athlete, so it fails for nobody else.
      const isPossible = since >= earliest && person.user.email !== null
      return isPossible ? { ...story, begins: since, declined_from: addDays(today, -3) } : story
    }
    case 'canceled':
      return isSteady(story, today) ? { ...story, deeds: [{ on: yesterday, what: 'cancel' }] } : story
    case 'change': {
      const next = lower[package_key]
      if (!next || !isSteady(story, today)) return story
      const terms = { package_key: next, cycle: 'monthly' } as const
      return { ...story, deeds: [{ on: yesterday, what: 'change', terms }] }
    }
    case 'refund':
      return isSteady(story, today)
        ? { ...story, deeds: [{ on: yesterday, what: 'refund', cents: 1000, ends_access: false }] }
        : story
    default:
      return story
  }
}

/**
 * A package with a success coach that ends in some days: canceled in its last month, or given for a time if the athlete
 * has not been here for a month.
 */
export const endingStory = ({ athlete }: AthletePerson, joined: Day, today: Day, days: number): Story => {
  const terms = { package_key: athlete.is_seros ? 'package-4' : 'package-3', cycle: 'monthly' } as const
  const ends = addDays(today, days)
  const begins = addMonths(ends, -1)
  const yesterday = addDays(today, -1)
  return begins > joined
    ? { terms, begins, deeds: [{ on: yesterday, what: 'cancel' }] }
    : { terms, begins: latest(addDays(joined, 1), addDays(today, -20)), granted_until: ends }
}

/** A family that came with an affiliate's code and stayed. One of a few got something back. */
export const loyalStory = (random: Random, person: AthletePerson, joined: Day, today: Day): Story => {
  const smallest = person.athlete.sport_key === 'basketball' ? 'package-2' : 'package-1'
  const package_key = packageOf(random, person) ?? smallest
  const begins = addDays(joined, 1)
  const promo = promoOf(demoCodes.affiliate, begins, true)
  const story: Story = { terms: { package_key, cycle: 'monthly' }, begins, promo }
  const isRefunded = random.chance(0.1) && isSteady(story, today)
  return isRefunded
    ? { ...story, deeds: [{ on: addDays(today, -1), what: 'refund', cents: 1500, ends_access: false }] }
    : story
}
