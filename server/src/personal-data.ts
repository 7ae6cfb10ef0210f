import { archiveAccount, eraseAccountsJob } from './modules/accounts/index.ts'
import { archiveAffiliates, eraseAffiliates } from './modules/affiliates/index.ts'
import { archiveBilling, eraseBilling } from './modules/billing/index.ts'
import { archiveCoach, eraseCoach } from './modules/colleges/index.ts'
import { eraseInbox } from './modules/inbox/index.ts'
import { archiveMatching, eraseMatching } from './modules/matching/index.ts'
import { archiveMessaging, eraseMessaging, hasOpenReport } from './modules/messaging/index.ts'
import { archiveProfile, eraseProfile } from './modules/profiles/index.ts'
import { archiveRankings, eraseRankings } from './modules/rankings/index.ts'
import { archiveRecruiting, eraseRecruiting } from './modules/recruiting/index.ts'
import { archiveRoster, eraseRoster } from './modules/roster/index.ts'
import { archiveSearch, eraseSearch } from './modules/search/index.ts'
import { archiveFeedback, eraseFeedback, sellerIn, siteContentReader } from './modules/site/index.ts'
import { archiveTasks, eraseTasks } from './modules/tasks/index.ts'
import { archiveTeams, eraseTeams } from './modules/teams/index.ts'
import type { Ports } from './ports.ts'

/** Each module adds what it stores about a person. */
export const archiveParts = (sideProcesses: Ports['sideProcesses'], siteContent = siteContentReader()) => [
  archiveAccount,
  archiveProfile,
  archiveMessaging,
  archiveRecruiting,
  archiveMatching,
  archiveRoster,
  archiveTasks,
  archiveRankings,
  archiveSearch,
  archiveTeams,
  archiveBilling(sideProcesses, sellerIn(siteContent)),
  archiveAffiliates,
  archiveCoach,
  archiveFeedback,
]

/** Each module erases what it stores about a person. */
const erasers = [
  eraseProfile,
  eraseSearch,
  eraseRankings,
  eraseRoster,
  eraseTasks,
  eraseRecruiting,
  eraseMatching,
  eraseMessaging,
  eraseTeams,
  eraseAffiliates,
  eraseBilling,
  eraseCoach,
  // Before the messages that it answers.
  eraseInbox,
  eraseFeedback,
]

/** Nightly: erases the accounts that can no longer be restored. */
export const eraseJob = eraseAccountsJob({ erasers, holds: [hasOpenReport] })
