import type { entitlementGrants, guardians } from '../modules/accounts/accounts.tables.ts'
import { hashPassword } from '../modules/accounts/index.ts'
import type { affiliateInvites, promoCodes, referrals } from '../modules/affiliates/affiliates.tables.ts'
import type {
  coachVerifications,
  collegeCoaches,
  collegeDomains,
} from '../modules/colleges/colleges.tables.ts'
import { readBundledColleges } from '../modules/colleges/index.ts'
import type { results, surveys } from '../modules/matching/matching.tables.ts'
import type {
  conversations,
  messages,
  notices,
  readMarks,
  reports,
} from '../modules/messaging/messaging.tables.ts'
import type { confirmations } from '../modules/profiles/confirmations/confirmations.tables.ts'
import { readBundledSports } from '../modules/profiles/index.ts'
import type { athletes, documents } from '../modules/profiles/profiles.tables.ts'
import type { figures } from '../modules/profiles/statistics/statistics.tables.ts'
import type { coachViews, visitorViews } from '../modules/profiles/views/views.tables.ts'
import type { evaluations } from '../modules/rankings/rankings.tables.ts'
import type {
  activityEvents,
  activityLogs,
  centers,
  favoriteAthletes,
  favoriteColleges,
  viewedColleges,
  viewMarks,
} from '../modules/recruiting/recruiting.tables.ts'
import type { rosterAssignments, rosterClaims } from '../modules/roster/roster.tables.ts'
import type {
  searchAthletes,
  searchDays,
  searchMisses,
  searchSpellings,
} from '../modules/search/search.tables.ts'
import type { coachNotes, runningTasks, tasks, timeEntries } from '../modules/tasks/tasks.tables.ts'
import type { events, teamMembers, teams } from '../modules/teams/teams.tables.ts'
import type { auditEntries } from '../platform/audit/audit.tables.ts'
import { clock } from '../platform/clock.ts'
import { demoAccounts, demoAthleteAccount, demoPassword } from './accounts.ts'
import { athletesWithPackages } from './billing/holders.ts'
import { type PackageRows, packageRows } from './billing/package-rows.ts'
import { assignmentRows, claimRows, grantRows } from './care.ts'
import { type CommissionRows, commissionRows, inviteRows } from './commissions.ts'
import { accountUser, athletePeople, type Ingredients, othersOf, otherTypes } from './crowd.ts'
import { evaluationRows } from './evaluations.ts'
import { guardianRows, inventedFamilies } from './families.ts'
import { readLists } from './lists.ts'
import { resultRows, surveyRows } from './matching/surveys.ts'
import type { UserRow } from './people.ts'
import { confirmationRows } from './profiles/confirmations.ts'
import {
  athleteRows,
  documentRows,
  figureRows,
  searchRows,
  searchSpellingRows,
  sectionRows,
} from './profiles/profile-rows.ts'
import type { SectionName } from './profiles/sections.ts'
import { eventRows, logRows, viewMarkRows } from './recruiting/activity.ts'
import { domainRows, unverifiedCoachUsers, verificationRows } from './recruiting/coach-verifications.ts'
import { contactRows, knownCoachUsers } from './recruiting/coaches.ts'
import {
  centerRows,
  favoriteAthleteRows,
  favoriteCollegeRows,
  viewedCollegeRows,
} from './recruiting/interests.ts'
import { noticeRows, reportRows } from './recruiting/notices.ts'
import { storedTalks } from './recruiting/talks.ts'
import { promoCodeRows, referralRows } from './sales.ts'
import { searchDayRows, searchMissRows } from './searches.ts'
import { demoEvents, memberRows, teamRows } from './showcase.ts'
import { auditRows } from './staff/audit-rows.ts'
import { type InboxRows, inboxRows } from './staff/inbox-rows.ts'
import { coachViewRows, visitorViewRows } from './views.ts'
import { successCoachUsers } from './work/success-coaches.ts'
import { noteRows, runningRows, taskRows, timeRows } from './work/work-rows.ts'

export interface DemoWorldOptions {
  /** The number of athletes besides the demo athlete. */
  readonly athletes: number
  readonly seed?: number
}

function* userRows(ingredients: Ingredients): Generator<UserRow> {
  for (const account of demoAccounts)
    if (account !== demoAthleteAccount) yield accountUser(ingredients, account)
  yield* knownCoachUsers(ingredients)
  yield* unverifiedCoachUsers(ingredients)
  yield* successCoachUsers(ingredients)
  for (const { parent } of inventedFamilies(ingredients)) yield parent
  for (const type of otherTypes) yield* othersOf(ingredients, type)
  for (const { user } of athletePeople(ingredients)) yield user
}

/** The rows of the demo world, generated on every read, so a million of them are never in memory. */
export interface DemoWorld {
  users(): Iterable<UserRow>
  athletes(): Iterable<typeof athletes.$inferInsert>
  documents(): Iterable<typeof documents.$inferInsert>
  /** The entries of one section for all profiles. */
  section(name: SectionName): Iterable<Record<string, unknown>>
  confirmations(): Iterable<typeof confirmations.$inferInsert>
  figures(): Iterable<typeof figures.$inferInsert>
  search(): Iterable<typeof searchAthletes.$inferInsert>
  searchSpellings(): Iterable<typeof searchSpellings.$inferInsert>
  searchDays(): Iterable<typeof searchDays.$inferInsert>
  searchMisses(): Iterable<typeof searchMisses.$inferInsert>
  visitorViews(): Iterable<typeof visitorViews.$inferInsert>
  coachViews(): Iterable<typeof coachViews.$inferInsert>
  guardians(): Iterable<typeof guardians.$inferInsert>
  entitlements(): Iterable<typeof entitlementGrants.$inferInsert>
  assignments(): Iterable<typeof rosterAssignments.$inferInsert>
  claims(): Iterable<typeof rosterClaims.$inferInsert>
  tasks(): Iterable<typeof tasks.$inferInsert>
  timeEntries(): Iterable<typeof timeEntries.$inferInsert>
  runningTasks(): Iterable<typeof runningTasks.$inferInsert>
  coachNotes(): Iterable<typeof coachNotes.$inferInsert>
  evaluations(): Iterable<typeof evaluations.$inferInsert>
  promoCodes(): Iterable<typeof promoCodes.$inferInsert>
  referrals(): Iterable<typeof referrals.$inferInsert>
  affiliateInvites(): Iterable<typeof affiliateInvites.$inferInsert>
  /** What owners of promo codes earned and were paid, with its lines in the ledger. */
  commissions(): CommissionRows
  events(): Iterable<typeof events.$inferInsert>
  teams(): Iterable<typeof teams.$inferInsert>
  members(): Iterable<typeof teamMembers.$inferInsert>
  collegeCoaches(): Iterable<typeof collegeCoaches.$inferInsert>
  coachVerifications(): Iterable<typeof coachVerifications.$inferInsert>
  collegeDomains(): Iterable<typeof collegeDomains.$inferInsert>
  conversations(): Iterable<typeof conversations.$inferInsert>
  messages(): Iterable<typeof messages.$inferInsert>
  readMarks(): Iterable<typeof readMarks.$inferInsert>
  notices(): Iterable<typeof notices.$inferInsert>
  reports(): Iterable<typeof reports.$inferInsert>
  activityEvents(): Iterable<typeof activityEvents.$inferInsert>
  activityLogs(): Iterable<typeof activityLogs.$inferInsert>
  viewMarks(): Iterable<typeof viewMarks.$inferInsert>
  favoriteColleges(): Iterable<typeof favoriteColleges.$inferInsert>
  favoriteAthletes(): Iterable<typeof favoriteAthletes.$inferInsert>
  viewedColleges(): Iterable<typeof viewedColleges.$inferInsert>
  centers(): Iterable<typeof centers.$inferInsert>
  surveys(): Iterable<typeof surveys.$inferInsert>
  matchResults(): Iterable<typeof results.$inferInsert>
  auditEntries(): Iterable<typeof auditEntries.$inferInsert>
  /** What people sent to the team, and what became of it. */
  inbox(): InboxRows
  /** Packages, payments, and invoices. */
  billing(): Omit<PackageRows, 'entitlements'>
}

/** The same seed gives the same world. Only the salt of the password hash differs. */
export const createDemoWorld = async ({
  athletes: athleteCount,
  seed = 2026,
}: DemoWorldOptions): Promise<DemoWorld> => {
  const [lists, sports, bundledColleges, passwordHash] = await Promise.all([
    readLists(),
    readBundledSports(),
    readBundledColleges(),
    hashPassword(demoPassword),
  ])
  const colleges = bundledColleges.filter(({ basketball_confirmed }) => basketball_confirmed)
  const ingredients = { seed, athleteCount, lists, sports, colleges, passwordHash }
  const now = clock.now()
  let made: PackageRows | null = null
  const billing = (): PackageRows => {
    made ??= packageRows(ingredients, now)
    return made
  }
  let earned: CommissionRows | null = null
  const commissions = (): CommissionRows => {
    const sold = {
      codes: promoCodeRows(ingredients),
      referrals: referralRows(ingredients),
      billing: billing(),
    }
    earned ??= commissionRows(ingredients, sold, now)
    return earned
  }
  let received: InboxRows | null = null
  const claims = () => {
    const withAdvisor = billing().entitlements.filter(({ what }) => what === 'success-coach')
    const opened = new Map(withAdvisor.map(({ user_id, from_at }) => [user_id, from_at]))
    return claimRows(ingredients, (id) => opened.get(id))
  }
  return {
    users: () => userRows(ingredients),
    athletes: () => athleteRows(ingredients),
    documents: () => documentRows(ingredients),
    section: (name) => sectionRows(ingredients, name),
    confirmations: () => confirmationRows(ingredients),
    figures: () => figureRows(ingredients),
    search: () => searchRows(ingredients),
    searchSpellings: () => searchSpellingRows(ingredients),
    searchDays: () => searchDayRows(ingredients),
    searchMisses: () => searchMissRows(ingredients),
    visitorViews: () => visitorViewRows(ingredients),
    coachViews: () => coachViewRows(ingredients),
    guardians: () => guardianRows(ingredients),
    *entitlements() {
      yield* billing().entitlements
      yield* grantRows(ingredients, (place) => place <= athletesWithPackages)
    },
    assignments: () => assignmentRows(ingredients),
    claims,
    tasks: () => taskRows(ingredients, claims()),
    timeEntries: () => timeRows(ingredients, claims()),
    runningTasks: () => runningRows(ingredients, claims()),
    coachNotes: () => noteRows(ingredients),
    evaluations: () => evaluationRows(ingredients, claims()),
    promoCodes: () => promoCodeRows(ingredients),
    referrals: () => referralRows(ingredients),
    affiliateInvites: () => inviteRows(ingredients, now),
    commissions,
    events: () => demoEvents,
    teams: () => teamRows(ingredients),
    members: () => memberRows(ingredients),
    collegeCoaches: () => contactRows(ingredients),
    coachVerifications: () => verificationRows(ingredients),
    collegeDomains: () => domainRows(ingredients),
    conversations: () => storedTalks(ingredients, claims()).map(({ conversation }) => conversation),
    messages: () => storedTalks(ingredients, claims()).flatMap(({ messages }) => messages),
    readMarks: () => storedTalks(ingredients, claims()).flatMap(({ readMarks }) => readMarks),
    notices: () => noticeRows(ingredients, claims()),
    reports: () => reportRows(ingredients, claims()),
    activityEvents: () => eventRows(ingredients),
    activityLogs: () => logRows(ingredients),
    viewMarks: () => viewMarkRows(ingredients),
    favoriteColleges: () => favoriteCollegeRows(ingredients),
    favoriteAthletes: () => favoriteAthleteRows(ingredients),
    viewedColleges: () => viewedCollegeRows(ingredients),
    centers: () => centerRows(ingredients),
    surveys: () => surveyRows(ingredients),
    matchResults: () => resultRows(ingredients),
    auditEntries: () => auditRows(ingredients, billing()),
    inbox: () => {
      received ??= inboxRows(ingredients, {
        reports: reportRows(ingredients, claims()),
        athletes: athleteRows(ingredients),
      })
      return received
    },
    billing,
  }
}
