/** Accounts: who people are and how they sign in. Owns the users, their families, and their grants. */

export { eraseAccountsJob, sweepAccountsJob } from './accounts.jobs.ts'
export {
  accessIn,
  type FeatureAccess,
  hasOnlyEnded,
  mayOpenAccount,
  rolesToCreate,
  type StaffAction,
  staffRefusal,
  typesToChoose,
} from './accounts.policy.ts'
export { holdUsers, isMailTaken } from './accounts.queries.ts'
export { guardians, users } from './accounts.reads.ts'
export { accountsRoutes } from './accounts.routes.ts'
export type { CountOwnThings } from './accounts-settings.ts'
export { archiveAccount } from './archive/archive-account.queries.ts'
export { countWrongCoachGuesses, countWrongGuessesAt, spendCode } from './codes/codes.queries.ts'
export { sendCode } from './codes/send-code.ts'
export { codeRefusal, takeCode } from './codes/take-code.ts'
export { createAdmin } from './create-admin.ts'
export { canRestore, deleteUser, restoreUser } from './deletion/delete-user.ts'
export { restorableUntil } from './deletion/deletion.rules.ts'
export { endedBecause, endedOn } from './ended-access.ts'
export { selectAthleteIdsOf } from './family/family.queries.ts'
export { familyMembers } from './family/family-members.ts'
export { accessTo, grantedSince, isGranted, lastUntil, savePackageGrants } from './grants.queries.ts'
export { athletesOf, isParentOf } from './guardians.queries.ts'
export { openAccount } from './open-account.ts'
export { assertGoodPassword, hashPassword } from './password.ts'
export { dropUnusedPhotoJob } from './photo/drop-unused-photo.ts'
export { userPhoto, userPhotoUrl } from './photo/user-photo.queries.ts'
export { sessionLookup } from './session-lookup.queries.ts'
export { canImpersonate, impersonate } from './sessions/impersonate.ts'
export { presentSession } from './sessions/list-sessions.ts'
export { openSession } from './sessions/open-session.ts'
export { assertOwner } from './sessions/own-account.ts'
export { presentSignIn } from './sessions/present-sign-in.ts'
export type { FoundViewer, ViewerFacts, ViewerReads } from './show-user.ts'
export { nameForStaff, shownName } from './shown-name.queries.ts'
export { countAccounts, countSignUps, findFirstSignUp } from './sign-ups.queries.ts'
export { aroundAccount } from './staff/around.queries.ts'
export { createUser } from './staff/create-user.ts'
export { endAccess } from './staff/end-access.ts'
export { endUserSessions } from './staff/end-user-sessions.ts'
export { markVip } from './staff/mark-vip.ts'
export { sendResetLink } from './staff/send-reset-link.ts'
export { updateUserByStaff, versionOf } from './staff/update-user.ts'
export {
  givenLastName,
  givenWords,
  hasGivenLastName,
  hasGivenWords,
  hasWords,
  lastSeen,
} from './user-lists.queries.ts'
export { updateUser } from './users.queries.ts'
