import type { Db } from '../../../platform/database/database.ts'
import { codeRefusal } from '../codes/take-code.ts'
import { addressExists } from '../open-account.ts'
import { giveAddress, insertUser, takeRegistration } from '../users.queries.ts'
import { takeRole } from './take-role.ts'

/** ACC-06: creates the account from the sign-up form. Returns the id of the user. */
export const finishSignUp = async (tx: Db, id: string, promoCode: string | undefined): Promise<string> => {
  const registration = await takeRegistration(tx, id)
  if (!registration) throw codeRefusal()
  const { email, password_hash, form } = registration
  const promo_code = promoCode ?? form.promo_code
  return takeRole(tx, promo_code ? { ...form, promo_code } : form, {
    become: async ({ type, first_name, last_name, gender }) => {
      const person = { id, type, first_name, last_name, gender }
      if (!(await insertUser(tx, { ...person, email, password_hash }))) throw addressExists(email)
      return id
    },
    becomeAthlete: async (athleteUserId) => {
      if (!(await giveAddress(tx, athleteUserId, { email, password_hash }))) throw addressExists(email)
    },
  })
}
