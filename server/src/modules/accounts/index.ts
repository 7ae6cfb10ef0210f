/** Accounts: who people are and how they get in. Owns the users. */
export { actorLookup } from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { users } from './accounts.tables.ts'
export { createAdmin } from './create-admin.ts'
export { hashPassword } from './password.ts'
