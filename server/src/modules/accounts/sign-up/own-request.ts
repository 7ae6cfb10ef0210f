import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Code } from '../codes/codes.queries.ts'
import { codeRefusal } from '../codes/take-code.ts'
import { passwordMatches } from '../password.ts'
import { findRegisteredPassword } from '../users.queries.ts'

const passwordRefusal = (text: string) => new AppError('password_needed', { errors: { password: [text] } })

/**
 * An email proves who owns the address, not who asked for the code. A person who follows its link must prove that they
 * asked. Otherwise the owner of an address could finish what a stranger began, and share an account with the stranger's
 * password.
 */
export const assertAskedByThem = async (
  db: Db,
  { user_id, purpose }: Code,
  { came_by, password }: { came_by?: 'mail' | undefined; password?: string | undefined },
): Promise<void> => {
  if (came_by !== 'mail') return
  if (purpose.kind === 'link-identity') throw codeRefusal('Please enter the code where you asked for it.')
  if (purpose.kind !== 'sign-up') return
  if (password === undefined) throw passwordRefusal('Please enter the password you signed up with.')
  if (!(await passwordMatches(await findRegisteredPassword(db, user_id), password)))
    throw passwordRefusal('This is not the password you signed up with.')
}
