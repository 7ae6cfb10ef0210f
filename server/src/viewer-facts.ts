import type { Actor } from '@fieldhouse/contract/guards'
import { type CountOwnThings, endedOn, type ViewerFacts } from './modules/accounts/index.ts'
import { mayUsePromoCode } from './modules/affiliates/index.ts'
import { countMoneyThings } from './modules/billing/index.ts'
import { findPhoneOfCoach } from './modules/colleges/index.ts'
import { hasCompletedSurvey } from './modules/matching/index.ts'
import { countConversations } from './modules/messaging/index.ts'
import {
  countPageThings,
  findAthletesOfParent,
  findOwnPage,
  findPhoneOnPages,
} from './modules/profiles/index.ts'
import { findAssigned } from './modules/roster/index.ts'
import type { Db } from './platform/database/database.ts'

/** More are in the lists, page by page. */
const mostAssigned = 200

type PageFacts = Pick<
  ViewerFacts,
  | 'athlete_id'
  | 'athlete_slug'
  | 'sport'
  | 'athlete_settings'
  | 'athletes'
  | 'assigned'
  | 'photo'
  | 'rc_ended_on'
  | 'bcm_ended_on'
>

const noPage: PageFacts = {
  athlete_id: null,
  athlete_slug: null,
  sport: null,
  athlete_settings: null,
  athletes: [],
  assigned: [],
  photo: null,
  rc_ended_on: null,
  bcm_ended_on: null,
}

type OwnPage = Awaited<ReturnType<typeof findOwnPage>>[number]

/** A person's landing page: their own, or that of the first athlete. */
const landingOn = (page: OwnPage | undefined): PageFacts =>
  page
    ? {
        ...noPage,
        athlete_id: page.athlete_id,
        athlete_slug: page.athlete_slug,
        sport: { key: page.sport_key },
        athlete_settings: { is_visible: page.is_visible },
      }
    : noPage

const pagesOfParent = async (db: Db, parentId: string): Promise<PageFacts> => {
  const pages = await findAthletesOfParent(db, parentId)
  const athletes = pages.map(({ sport_key, is_visible, photo, center, match, ...athlete }) => ({
    ...athlete,
    sport: { key: sport_key },
    access_to_rc: center.state === 'open',
    rc_ended_on: endedOn(center),
    access_to_bcm: match.state === 'open',
    bcm_ended_on: endedOn(match),
  }))
  return { ...landingOn(pages[0]), athletes }
}

/** Queries only what the role can have. */
const findPages = async (db: Db, { id, type, is_verified_coach }: Actor): Promise<PageFacts> => {
  if (type === 'athlete') {
    const [page] = await findOwnPage(db, id)
    if (!page) return noPage
    return {
      ...landingOn(page),
      photo: page.photo,
      rc_ended_on: endedOn(page.center),
      bcm_ended_on: endedOn(page.match),
    }
  }
  if (type === 'parent') return pagesOfParent(db, id)
  if (type === 'coach' && is_verified_coach)
    return { ...noPage, assigned: await findAssigned(db, id, mostAssigned) }
  return noPage
}

/** BCM-01: the athlete's own survey, or that of a parent's landing page. Nobody else is asked about. */
const isSurveyCompleted = (db: Db, { id, type, access, ended }: Actor, { athletes }: PageFacts) => {
  const what = 'best-college-match'
  const athleteUserId = type === 'athlete' ? id : athletes[0]?.user_id
  if (athleteUserId === undefined || !(access.includes(what) || ended.includes(what))) return false
  return hasCompletedSurvey(db, athleteUserId)
}

/** What the modules above accounts know about the viewer. */
export const findViewerFacts = async (db: Db, actor: Actor): Promise<ViewerFacts> => {
  const pages = await findPages(db, actor)
  return {
    ...pages,
    can_use_promo_code: await mayUsePromoCode(db, actor),
    bcm_survey_completed: await isSurveyCompleted(db, actor, pages),
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
