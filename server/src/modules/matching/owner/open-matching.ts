import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import type { Actor } from '@fieldhouse/contract/guards'
import type { MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerPage } from '../../../platform/http/once-per-page.ts'
import type { FeatureAccess } from '../../accounts/index.ts'
import { changeRefusal, type MatchingChange, matchingClosedBecause } from '../matching.policy.ts'
import type { SavedAnswers } from '../matching.tables.ts'
import { isComplete } from './completion.ts'
import { matchAnswers, mergeAnswers } from './merge-answers.ts'
import { findOwner, findOwnerFor, type OwnerRow } from './owner.queries.ts'
import { type ProfileAnswers, profileAnswers } from './profile-answers.ts'

/** An athlete with the survey, as far as it was answered. */
export interface MatchingOwner {
  /** The athlete's user id. */
  readonly id: string
  /** As it is sent. */
  readonly athlete: MatchedAthlete
  readonly athlete_id: string
  readonly sport_key: string
  readonly access: FeatureAccess
  /** Null before anything was saved. */
  readonly survey: OwnerRow['survey']
  readonly saved: SavedAnswers
  readonly profile: ProfileAnswers
  /** What was saved, and the profile's values for the rest. */
  readonly shown: ShownAnswers
  /** The same for the score. Null while nobody has said which team. */
  readonly answers: MatchAnswers | null
  /** All eight steps were saved, and at least one part can be scored. */
  readonly is_completed: boolean
  /** The version of the colleges in the database. */
  readonly catalog_version: string
  /** The units that the viewer has chosen. */
  readonly viewer_units: MetricType | null
  /** The tip is shown once to each viewer, whichever athlete it was. */
  readonly is_tip_shown: boolean
  /** The stored page of the list that was asked for, whatever it follows from. */
  readonly page: OwnerRow['page']
}

/** What follows from the survey, together with the profile. */
const withSurvey = (profile: ProfileAnswers, survey: OwnerRow['survey']) => {
  const saved = survey?.answers ?? {}
  const shown = mergeAnswers(profile, saved)
  const answers = matchAnswers(shown, survey?.filter_disabled ?? [])
  return { survey, saved, shown, answers, is_completed: isComplete(saved, answers) }
}

/** The same athlete after the survey was saved. */
export const ownerAfter = (owner: MatchingOwner, survey: OwnerRow['survey']): MatchingOwner => ({
  ...owner,
  ...withSurvey(owner.profile, survey),
})

const ownerFrom = (row: OwnerRow): MatchingOwner => {
  const { user_id, athlete_slug, first_name, last_name, athlete_id, sport_key, access } = row.athlete
  const color_theme = row.athlete.is_seros ? 'black' : row.athlete.color_theme
  const profile = profileAnswers(row)
  return {
    id: user_id,
    athlete: { user_id, athlete_slug, first_name, last_name, gender: profile.player.gender, color_theme },
    athlete_id,
    sport_key,
    access,
    profile,
    ...withSurvey(profile, row.survey),
    catalog_version: row.catalog_version,
    viewer_units: row.viewer_units,
    is_tip_shown: row.is_tip_shown,
    page: row.page,
  }
}

/** BCM-04: a stranger finds nothing. A person who belongs here but has no access gets the reason. */
const readMatching = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
  page: number | null,
): Promise<MatchingOwner> => {
  const row = await findOwnerFor(db, actor, athleteUserId, page)
  if (!row) throw new AppError('not_found')
  const message = matchingClosedBecause(actor, row.athlete)
  if (message !== null) throw new AppError('forbidden', { message })
  return ownerFrom(row)
}

/** Opens a matching, once for all calls of a page. With `page`, it includes that stored page of the list. */
export const openMatching = (
  db: Db,
  actor: Actor,
  athleteUserId: string,
  page: number | null = null,
): Promise<MatchingOwner> =>
  oncePerPage(actor, `matching ${athleteUserId} ${page}`, () => readMatching(db, actor, athleteUserId, page))

/**
 * Reads something about an owner once for all calls of a page. The object never changes. After a change, the owner is
 * another object.
 */
export const oncePerOwner = <T>(read: (db: Db, owner: MatchingOwner) => Promise<T>) => {
  const found = new WeakMap<MatchingOwner, Promise<T>>()
  return (db: Db, owner: MatchingOwner): Promise<T> => {
    const answer = found.get(owner) ?? read(db, owner)
    found.set(owner, answer)
    return answer
  }
}

/** The same for our own jobs, which act for nobody. Null if there is no such athlete. */
export const readOwner = async (db: Db, athleteUserId: string): Promise<MatchingOwner | null> => {
  const row = await findOwner(db, athleteUserId)
  return row && ownerFrom(row)
}

/** Before a change: after the package ended, the match is only read. */
export const assertMayChange = (
  actor: Actor,
  owner: Pick<MatchingOwner, 'access'>,
  thing: MatchingChange,
): void => {
  const message = changeRefusal(actor, owner, thing)
  if (message !== null) throw new AppError('package_ended', { message })
}
