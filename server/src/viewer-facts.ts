import type { User } from '@fieldhouse/contract/accounts'
import type { Actor, Entitlement } from '@fieldhouse/contract/guards'
import {
  accessIn,
  type CountOwnThings,
  endedOn,
  type FoundViewer,
  users,
  type ViewerFacts,
  type ViewerReads,
} from './modules/accounts/index.ts'
import { hasUsedPromoCode, mayUsePromoCode } from './modules/affiliates/index.ts'
import { countMoneyThings } from './modules/billing/index.ts'
import { findPhoneOfCoach } from './modules/colleges/index.ts'
import { hasCompletedSurvey } from './modules/matching/index.ts'
import { countConversations } from './modules/messaging/index.ts'
import {
  athletes,
  countPageThings,
  findPhoneOnPages,
  ownPages,
  pagesOfParent,
  type ViewerPage,
} from './modules/profiles/index.ts'
import { assignedTo } from './modules/roster/index.ts'
import type { Db } from './platform/database/database.ts'

/** More are in the lists, page by page. */
const mostAssigned = 200

const everyone = { has_used_promo_code: hasUsedPromoCode(users.id) }
const onPage = { bcm_survey_completed: hasCompletedSurvey(athletes.user_id) }

/** Each query has only what such a person can have. */
const parts: ViewerReads['parts'] = {
  athlete: { ...everyone, pages: ownPages(users.id, onPage) },
  parent: { ...everyone, pages: pagesOfParent(users.id, onPage) },
  coach: { ...everyone, assigned: assignedTo(users.id, mostAssigned) },
  rsc: everyone,
  other: everyone,
}

interface FoundFacts {
  readonly has_used_promo_code: boolean
  readonly pages?: readonly ViewerPage[] | null
  readonly assigned?: ViewerFacts['assigned'] | null
}

/** A page, and for each feature whether the athlete's package opens it, or until when it did. */
const withAccess = (page: ViewerPage, grants: FoundViewer['grants'], now: Date) => {
  const access = (what: Entitlement) => accessIn(grants ?? [], { athleteUserId: page.user_id, what }, now)
  return { ...page, center: access('recruiting-center'), match: access('best-college-match') }
}
type OpenedPage = ReturnType<typeof withAccess>

const athleteOn = (page: OpenedPage): User['athletes'][number] => ({
  user_id: page.user_id,
  athlete_id: page.athlete_id,
  athlete_slug: page.athlete_slug,
  first_name: page.first_name,
  last_name: page.last_name,
  sport: { key: page.sport_key },
  access_to_rc: page.center.state === 'open',
  rc_ended_on: endedOn(page.center),
  access_to_bcm: page.match.state === 'open',
  bcm_ended_on: endedOn(page.match),
})

type PageFacts = Omit<ViewerFacts, 'assigned' | 'can_use_promo_code'>

/** An athlete's page is their own. A parent lands on the page of the first athlete. */
const factsOnPages = ({ type, access, ended }: Actor, pages: readonly OpenedPage[]): PageFacts => {
  const [landing] = pages
  const own = type === 'athlete' && landing ? landing : null
  const hasOrHadMatch = [...access, ...ended].includes('best-college-match')
  return {
    athlete_id: landing?.athlete_id ?? null,
    athlete_slug: landing?.athlete_slug ?? null,
    sport: landing ? { key: landing.sport_key } : null,
    athlete_settings: landing ? { is_visible: landing.is_visible } : null,
    // BCM-01: nobody else is asked about a survey.
    bcm_survey_completed: hasOrHadMatch && landing?.bcm_survey_completed === true,
    photo: own?.photo ?? null,
    rc_ended_on: own && endedOn(own.center),
    bcm_ended_on: own && endedOn(own.match),
    athletes: type === 'parent' ? pages.map(athleteOn) : [],
  }
}

const factsOf: ViewerReads['factsOf'] = (actor, { facts, grants }, now) => {
  const { has_used_promo_code, pages, assigned } = facts as unknown as FoundFacts
  return {
    ...factsOnPages(
      actor,
      (pages ?? []).map((page) => withAccess(page, grants, now)),
    ),
    // A coach who is no longer verified may still have assigned athletes.
    assigned: actor.is_verified_coach ? (assigned ?? []) : [],
    can_use_promo_code: mayUsePromoCode(actor, has_used_promo_code),
  }
}

/** The signed-in person, with what the modules above accounts know. */
export const viewerReads: ViewerReads = { parts, factsOf }

/** Their own number, wherever they entered it. Never another family member's. */
export const findOwnPhone = async (db: Db, { id, type }: Actor): Promise<string | null> => {
  if (type === 'athlete' || type === 'parent') return findPhoneOnPages(db, id)
  if (type === 'coach') return findPhoneOfCoach(db, id)
  return null
}

/** What deleting one's own account would delete, besides the account itself. */
export const countOwnThings: CountOwnThings = async (db, userId) => ({
  page: await countPageThings(db, userId),
  conversations: await countConversations(db, userId),
  ...(await countMoneyThings(db, userId)),
})
