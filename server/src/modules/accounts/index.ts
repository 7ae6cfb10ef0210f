/** Accounts: who people are and how they get in. Owns the users, their families and what they may use. */

export { sweepAccountsJob } from './accounts.jobs.ts'
export { isMailTaken, sessionLookup } from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { entitlementGrants, guardians, userId, users } from './accounts.tables.ts'
export { createAdmin } from './create-admin.ts'
export { openAccount } from './open-account.ts'
export { hashPassword } from './password.ts'
export { deleteUser, restoreUser } from './sessions/delete-user.ts'
export { canImpersonate, impersonate } from './sessions/impersonate.ts'
export { openSession } from './sessions/open-session.ts'
export type { ViewerFacts } from './show-user.ts'
export { updateUser } from './sign-up/sign-up.queries.ts'
