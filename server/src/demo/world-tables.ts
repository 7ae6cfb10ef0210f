import type { PgTable } from 'drizzle-orm/pg-core'
import { entitlementGrants, guardians, users } from '../modules/accounts/accounts.tables.ts'
import {
  affiliateInvites,
  commissions,
  payouts,
  promoCodes,
  referrals,
} from '../modules/affiliates/affiliates.tables.ts'
import {
  billingAddresses,
  charges,
  counters,
  invoices,
  ledgerLines,
  paymentMethods,
  refunds,
  subscriptions,
} from '../modules/billing/payments.tables.ts'
import { coachVerifications, collegeCoaches, collegeDomains } from '../modules/colleges/colleges.tables.ts'
import { inboxEntries, inboxItems } from '../modules/inbox/inbox.tables.ts'
import { results, surveys } from '../modules/matching/matching.tables.ts'
import {
  conversations,
  messages,
  notices,
  readMarks,
  reports,
} from '../modules/messaging/messaging.tables.ts'
import { confirmations } from '../modules/profiles/confirmations/confirmations.tables.ts'
import { athletes, documents } from '../modules/profiles/profiles.tables.ts'
import { figures } from '../modules/profiles/statistics/statistics.tables.ts'
import { transcriptRequests } from '../modules/profiles/transcripts/transcripts.tables.ts'
import { coachViews, visitorViews } from '../modules/profiles/views/views.tables.ts'
import { evaluations } from '../modules/rankings/rankings.tables.ts'
import {
  activityEvents,
  activityLogs,
  centers,
  favoriteAthletes,
  favoriteColleges,
  viewedColleges,
  viewMarks,
} from '../modules/recruiting/recruiting.tables.ts'
import { rosterAssignments, rosterClaims } from '../modules/roster/roster.tables.ts'
import { searchAthletes, searchDays, searchMisses, searchSpellings } from '../modules/search/search.tables.ts'
import { contactMessages, feedbackMessages } from '../modules/site/site.tables.ts'
import { coachNotes, runningTasks, tasks, timeEntries } from '../modules/tasks/tasks.tables.ts'
import { events, teamMembers, teams } from '../modules/teams/teams.tables.ts'
import { auditEntries } from '../platform/audit/audit.tables.ts'
import type { TableRows } from '../platform/database/bulk-insert.ts'
import { sectionNames, sectionTables } from './profiles/sections.ts'
import { withLeavers } from './staff/inbox-rows.ts'
import { withVisits } from './visits.ts'
import type { DemoWorld } from './world.ts'

const filled = <T extends PgTable>(table: T, rows: () => Iterable<T['$inferInsert']>): TableRows => ({
  table,
  rows,
})

/** The tables of the rows, in the order of their references. */
export const worldTables = (world: DemoWorld): readonly TableRows[] => [
  filled(users, () => withLeavers(withVisits(world.users()), world.inbox().leavers)),
  filled(athletes, world.athletes),
  filled(documents, world.documents),
  ...sectionNames.map((name) => ({ table: sectionTables[name], rows: () => world.section(name) })),
  filled(confirmations, world.confirmations),
  filled(figures, world.figures),
  filled(searchAthletes, world.search),
  filled(searchSpellings, world.searchSpellings),
  filled(searchDays, world.searchDays),
  filled(searchMisses, world.searchMisses),
  filled(visitorViews, world.visitorViews),
  filled(coachViews, world.coachViews),
  filled(guardians, world.guardians),
  filled(entitlementGrants, world.entitlements),
  filled(rosterAssignments, world.assignments),
  filled(rosterClaims, world.claims),
  filled(tasks, world.tasks),
  filled(timeEntries, world.timeEntries),
  filled(runningTasks, world.runningTasks),
  filled(coachNotes, world.coachNotes),
  filled(evaluations, world.evaluations),
  filled(promoCodes, world.promoCodes),
  filled(referrals, world.referrals),
  filled(affiliateInvites, world.affiliateInvites),
  filled(commissions, () => world.commissions().commissions),
  filled(payouts, () => world.commissions().payouts),
  filled(events, world.events),
  filled(teams, world.teams),
  filled(teamMembers, world.members),
  filled(collegeCoaches, world.collegeCoaches),
  filled(coachVerifications, world.coachVerifications),
  filled(collegeDomains, world.collegeDomains),
  filled(conversations, world.conversations),
  filled(messages, world.messages),
  filled(readMarks, world.readMarks),
  filled(notices, world.notices),
  filled(reports, world.reports),
  filled(activityEvents, world.activityEvents),
  filled(activityLogs, world.activityLogs),
  filled(viewMarks, world.viewMarks),
  filled(favoriteColleges, world.favoriteColleges),
  filled(favoriteAthletes, world.favoriteAthletes),
  filled(viewedColleges, world.viewedColleges),
  filled(centers, world.centers),
  filled(surveys, world.surveys),
  filled(results, world.matchResults),
  filled(billingAddresses, () => world.billing().addresses),
  filled(paymentMethods, () => world.billing().methods),
  filled(subscriptions, () => world.billing().subscriptions),
  filled(charges, () => world.billing().charges),
  filled(invoices, () => world.billing().invoices),
  filled(refunds, () => world.billing().refunds),
  filled(ledgerLines, () => [...world.billing().ledger, ...world.commissions().ledger]),
  filled(counters, () => world.billing().counters),
  filled(auditEntries, world.auditEntries),
  filled(contactMessages, () => world.inbox().contacts),
  filled(feedbackMessages, () => world.inbox().feedback),
  filled(transcriptRequests, () => world.inbox().requests),
  filled(inboxItems, () => world.inbox().items),
  filled(inboxEntries, () => world.inbox().entries),
]
