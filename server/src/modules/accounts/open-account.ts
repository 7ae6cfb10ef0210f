import type { Gender, SportKey } from '@fieldhouse/contract/accounts'
import type { FamilyRole } from '@fieldhouse/contract/accounts.family'
import type { UserType } from '@fieldhouse/contract/guards'
import { type CoachJob, emit } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { isMailTaken } from './accounts.queries.ts'
import { insertUser } from './users.queries.ts'

/** A person in a role, and how they came here. */
export interface Newcomer {
  type: UserType
  role: FamilyRole | 'coach' | 'affiliate'
  first_name: string
  last_name: string
  gender: Gender | null
  /** For an athlete. */
  sport_key?: SportKey
  team_id?: string | null
  event_id?: string | null
  promo_code?: string | null
  /** For a college coach. */
  coach_job?: CoachJob | null
}

interface Account extends Newcomer {
  id?: string
  email: string | null
  email_verified: boolean
  password_hash: string | null
}

export const addressExists = (email: string) =>
  new AppError('invalid', { errors: { email: [`An account with the email ${email} already exists.`] } })

/** Notifies other modules that a person has a role from now on. Any of them may refuse. */
export const announceJoining = async (tx: Db, user_id: string, newcomer: Newcomer): Promise<void> => {
  const { type, role, first_name, last_name, sport_key = 'basketball' } = newcomer
  const { team_id = null, event_id = null, promo_code = null, coach_job = null } = newcomer
  if (type === 'athlete')
    await emit(tx, 'accounts.athlete-joined', { user_id, first_name, last_name, sport_key })
  await emit(tx, 'accounts.user-joined', {
    user_id,
    type,
    role,
    team_id,
    event_id,
    promo_code,
    coach_job,
  })
}

/** A new user. The database decides who owns an address, so only one of two parallel requests gets it. */
export const openAccount = async (tx: Db, account: Account): Promise<string> => {
  const { id = uuidv7(), type, email, email_verified, password_hash } = account
  const { first_name, last_name, gender } = account
  if (email && !email_verified && (await isMailTaken(tx, email))) throw addressExists(email)
  const isInserted = await insertUser(tx, {
    id,
    type,
    ...(email_verified ? { email } : { unconfirmed_email: email }),
    password_hash,
    first_name,
    last_name,
    gender,
  })
  if (!isInserted) throw addressExists(email ?? '')
  await announceJoining(tx, id, account)
  return id
}
