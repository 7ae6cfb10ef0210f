import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import {
  accessIn,
  type CountOwnThings,
  endedOn,
  type FindViewer,
  users,
  type ViewerFacts,
  viewerQuery,
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
import { clock } from './platform/clock.ts'
import type { Db } from './platform/database/database.ts'

/** More are in the lists, page by page. */
const mostAssigned = 200

const everyone = { has_used_promo_code: hasUsedPromoCode(users.id) }
const onPage = { bcm_survey_completed: hasCompletedSurvey(athletes.user_id) }

/** Each query has only what such a person can have. */
const viewers = {
  athlete: viewerQuery('viewer_athlete', { ...everyone, pages: ownPages(users.id, onPage) }),
  parent: viewerQuery('viewer_parent', { ...everyone, pages: pagesOfParent(users.id, onPage) }),
  coach: viewerQuery('viewer_coach', { ...everyone, assigned: assignedTo(users.id, mostAssigned) }),
  other: viewerQuery('viewer', everyone),
}

const kindOf = ({ type, is_verified_coach }: Actor): keyof typeof viewers => {
  if (type === 'coach') return is_verified_coach ? 'coach' : 'other'
  return type === 'athlete' || type === 'parent' ? type : 'other'
}

const accessOn = ({ grants }: ViewerPage, now: Date) => ({
  center: accessIn(grants ?? [], 'recruiting-center', now),
  match: accessIn(grants ?? [], 'best-college-match', now),
})

const athleteOn = (page: ViewerPage, now: Date): User['athletes'][number] => {
  const { center, match } = accessOn(page, now)
  return {
    user_id: page.user_id,
    athlete_id: page.athlete_id,
    athlete_slug: page.athlete_slug,
    first_name: page.first_name,
    last_name: page.last_name,
    sport: { key: page.sport_key },
    access_to_rc: center.state === 'open',
    rc_ended_on: endedOn(center),
    access_to_bcm: match.state === 'open',
    bcm_ended_on: endedOn(match),
  }
}

type PageFacts = Omit<ViewerFacts, 'assigned' | 'can_use_promo_code'>

/** An athlete's page is their own. A parent lands on the page of the first athlete. */
const factsOnPages = ({ type, access, ended }: Actor, pages: readonly ViewerPage[], now: Date): PageFacts => {
  const [landing] = pages
  const own = type === 'athlete' && landing ? { ...landing, ...accessOn(landing, now) } : null
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
    athletes: type === 'parent' ? pages.map((page) => athleteOn(page, now)) : [],
  }
}

interface FoundFacts {
  readonly has_used_promo_code: boolean
  readonly pages?: readonly ViewerPage[] | null
  readonly assigned?: ViewerFacts['assigned'] | null
}

/** The signed-in person, with what the modules above accounts know. */
export const findViewer: FindViewer = async (db, actor) => {
  const now = clock.now()
  const found = await viewers[kindOf(actor)](db, { id: actor.id, now })
  if (!found) return null
  const { has_used_promo_code, pages, assigned }: FoundFacts = found.facts
  return {
    account: found.account,
    facts: {
      ...factsOnPages(actor, pages ?? [], now),
      assigned: assigned ?? [],
      can_use_promo_code: mayUsePromoCode(actor, has_used_promo_code),
    },
  }
}

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
