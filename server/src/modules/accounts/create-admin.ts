import type { Db } from '../../platform/database/database.ts'
import { insertSuperAdmin } from './accounts.queries.ts'
import { assertGoodPassword, hashPassword } from './password.ts'

interface NewAdmin {
  email: string
  first_name: string
  last_name: string
  password: string
}

/** A super admin, created by the person who runs the server. False if the address is taken. */
export const createAdmin = async (db: Db, { password, ...admin }: NewAdmin): Promise<boolean> => {
  assertGoodPassword(password, admin)
  return insertSuperAdmin(db, { ...admin, password_hash: await hashPassword(password) })
}
