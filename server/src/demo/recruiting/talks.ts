import { assignedPlayers, type ClaimRow, demoRoster, knownRosters, otherRosters } from '../care.ts'
import { demoUser, type Ingredients, othersOf } from '../crowd.ts'
import type { UserRow } from '../people.ts'
import { taskRows } from '../work/work-rows.ts'
import {
  withBlairJovanovic,
  withMarcusBell,
  withMarisolTran,
  withPriyaNair,
  withRenataVoss,
} from './amara-talks.ts'
import { knownPeople } from './coaches.ts'
import { momentBack } from './days.ts'
import {
  aboutZoe,
  checkIns,
  rosterTalks,
  shortTalks,
  strangerBlockedAfter,
  withAssigned,
  withOdetteYamada,
  withStranger,
} from './other-talks.ts'
import { type Line, storeTalks, type Talk } from './talk.ts'

const dayMs = 24 * 60 * 60 * 1000

function* demoFamilyTalks(ingredients: Ingredients): Generator<Talk> {
  const coaches = knownPeople(ingredients)
  const athlete = demoUser(ingredients, 'athlete')
  const parent = demoUser(ingredients, 'parent')
  const family = (coach: UserRow, lines: readonly Line[], facts: Partial<Talk> = {}): Talk => ({
    people: { coach, athlete, parent },
    lines,
    ...facts,
  })
  yield family(coaches.user('Marisol Tran'), withMarisolTran, { unread: { athlete: 2, parent: 2 } })
  yield family(coaches.user('Renata Voss'), withRenataVoss, { unread: { athlete: 1, parent: 1 } })
  yield family(coaches.user('Blair Jovanovic'), withBlairJovanovic, {
    unread: { coach: 1, parent: 2 },
    undelivered: 1,
  })
  yield family(demoUser(ingredients, 'coach'), withMarcusBell, { unread: { coach: 2, parent: 1 } })
  yield family(demoUser(ingredients, 'rsc'), withPriyaNair, { unread: { coach: 2 } })
}

const isFamilyTurn = (lines: readonly Line[]): boolean => lines.at(-1)?.[2] === 'coach'

/** The last message is unread by the other side. */
const unreadEnd = (lines: readonly Line[]): Pick<Talk, 'unread'> => ({
  unread: isFamilyTurn(lines) ? { athlete: 1 } : { coach: 1 },
})

/** The rest of the demo success coach's roster. The one who was claimed last has not written yet. */
function* rosterTalksOf(ingredients: Ingredients, claims: readonly ClaimRow[]): Generator<Talk> {
  const coach = demoUser(ingredients, 'rsc')
  const [, ...others] = demoRoster(ingredients)
  const claimedAt = new Map(claims.map((claim) => [claim.athlete_user_id, claim.created_at.getTime()]))
  const byClaim = others
    .map(({ user }) => user)
    .toSorted((one, other) => (claimedAt.get(one.id) ?? 0) - (claimedAt.get(other.id) ?? 0))
  for (const [index, lines] of rosterTalks.entries()) {
    const athlete = byClaim[index]
    if (athlete) yield { people: { coach, athlete }, lines, ...unreadEnd(lines) }
  }
  const [helped, warned] = others
  const odette = knownPeople(ingredients).user('Odette Yamada')
  if (helped)
    yield { people: { coach: odette, athlete: helped.user, advisor: coach }, lines: withOdetteYamada }
  const stranger = strangerOf(ingredients)
  if (warned && stranger)
    yield {
      people: { coach: stranger, athlete: warned.user },
      lines: withStranger,
      blockedAfter: strangerBlockedAfter,
    }
}

/** The rosters of the other success coaches who can sign in. Everything is read and answered. */
const knownRosterTalks = (ingredients: Ingredients): Talk[] =>
  knownRosters(ingredients).flatMap(({ coach, athletes }) =>
    athletes.flatMap(({ user: athlete }, index) => {
      const lines = shortTalks[index]
      return coach && lines ? [{ people: { coach, athlete }, lines }] : []
    }),
  )

const daysBetweenCheckIns = 19
/** The short talks came after this many days back. */
const lastCheckIn = 14

/** Whole days from the claim to the last finished day. Negative if it was claimed after that. */
const daysSince = (claimed: Date): number =>
  Math.floor((momentBack(0, '00:00').getTime() - claimed.getTime()) / dayMs)

/** The short talk of an athlete. If the claim is too recent for it, it begins later, and its end is still to come. */
const shortTalkSince = (claimed: Date, lines: readonly Line[]): Line[] => {
  const later = Math.max(0, (lines[0]?.[0] ?? 0) - daysSince(claimed))
  return lines.map(([back, ...line]): Line => [back - later, ...line]).filter(([back]) => back >= 0)
}

/** The check-ins of an athlete and the success coach since the claim, the oldest first. Each pair has its own days. */
const checkInsSince = (claimed: Date, place: number): Line[] => {
  const newest = lastCheckIn + (place % daysBetweenCheckIns)
  const count = Math.max(0, Math.ceil((daysSince(claimed) - newest) / daysBetweenCheckIns))
  const daysBack = Array.from({ length: count }, (_, index) => newest + index * daysBetweenCheckIns)
  return daysBack.toReversed().flatMap((back, index): Line[] => {
    const [asked, answered] = checkIns[(place + index) % checkIns.length] ?? ['', '']
    return [
      [back, '16:20', 'coach', asked],
      [back - 1, '19:05', 'athlete', answered],
    ]
  })
}

/** The rosters of everyone else. Progress comes from talking, so only those without any have not written. */
function* otherRosterTalks(ingredients: Ingredients, claims: readonly ClaimRow[]): Generator<Talk> {
  const begun = new Set<string>()
  for (const { status, athlete_user_id } of taskRows(ingredients, claims))
    if (status !== 0) begun.add(athlete_user_id)
  const claimedAt = new Map(claims.map((claim) => [claim.athlete_user_id, claim.created_at]))
  for (const { coach, athletes } of otherRosters(ingredients))
    for (const [index, { place, user: athlete }] of athletes.entries()) {
      const lines = shortTalks[index % shortTalks.length]
      const claimed = claimedAt.get(athlete.id)
      if (!lines || !claimed || !begun.has(athlete.id)) continue
      const written = [...checkInsSince(claimed, place), ...shortTalkSince(claimed, lines)]
      if (written.length > 0) yield { people: { coach, athlete }, lines: written }
    }
}

/** An account without a college. */
const strangerOf = (ingredients: Ingredients): UserRow | undefined =>
  othersOf(ingredients, 'coach').next().value

/** The demo coach with the sister, and with players assigned to him. */
function* assignedTalks(ingredients: Ingredients): Generator<Talk> {
  const coach = demoUser(ingredients, 'coach')
  const [, sister, ...others] = assignedPlayers(ingredients)
  if (sister)
    yield {
      people: { coach, athlete: sister.user, parent: demoUser(ingredients, 'parent') },
      lines: aboutZoe,
      unread: { parent: 1, athlete: 2 },
    }
  for (const [index, lines] of withAssigned.entries()) {
    const athlete = others[index]?.user
    if (athlete) yield { people: { coach, athlete }, lines, ...unreadEnd(lines) }
  }
}

const talksOf = (ingredients: Ingredients, claims: readonly ClaimRow[]): Talk[] => [
  ...demoFamilyTalks(ingredients),
  ...rosterTalksOf(ingredients, claims),
  ...assignedTalks(ingredients),
  ...knownRosterTalks(ingredients),
  ...otherRosterTalks(ingredients, claims),
]

/** All conversations, as rows. */
export const storedTalks = (ingredients: Ingredients, claims: Iterable<ClaimRow>) =>
  storeTalks(ingredients, talksOf(ingredients, [...claims]))
