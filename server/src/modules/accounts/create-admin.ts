import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { users } from './accounts.tables.ts'
import { assertGoodPassword, hashPassword } from './password.ts'

interface NewAdmin {
  email: string
  first_name: string
  last_name: string
  password: string
}

/** A super admin, made by whoever runs the server. False when the address is taken. */
export const createAdmin = async (db: Db, { password, ...admin }: NewAdmin): Promise<boolean> => {
  assertGoodPassword(password, admin)
  const created = await db
    .insert(users)
    .values({
      ...admin,
      id: uuidv7(),
      type: 'admin',
      is_super_admin: true,
      email_verified_at: clock.now(),
      password_hash: await hashPassword(password),
      created_at: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created.length > 0
}
