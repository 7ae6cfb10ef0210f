import { type Gender, type Relationship, relationships } from '@fieldhouse/contract/accounts'
import type { RoleForm, SignUpRole } from '@fieldhouse/contract/accounts.sign-up'
import { type CoachJob, emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { insertGuardian, lockLoginless, spendInvitation } from '../family/family.queries.ts'
import { invitationRefusal, openInvitationAs } from '../family/open-invitation.ts'
import { announceJoining, type Newcomer, openAccount } from '../open-account.ts'

type RoleChoice = Omit<RoleForm, 'email'>

/** The two ways to get a role: signing up creates a user, and choosing one changes a user. */
interface WayIn {
  /** Returns the id of the user who now has the role. */
  become(newcomer: Newcomer): Promise<string>
  /** The person signs in as the athlete that a parent has entered. */
  becomeAthlete(athleteUserId: string): Promise<void>
}

const relativeGenders: Record<Relationship, Gender | null> = {
  father: 'male',
  mother: 'female',
  guardian: null,
  'grand-father': 'male',
  'grand-mother': 'female',
  uncle: 'male',
  aunt: 'female',
}

const isRelative = (role: SignUpRole): role is Relationship =>
  (relationships as readonly string[]).includes(role)

const jobIn = ({
  college_id,
  position,
  team_gender,
  staff_page_url,
}: Pick<RoleChoice, 'college_id' | 'position' | 'team_gender' | 'staff_page_url'>): CoachJob | null =>
  college_id && position
    ? { college_id, position, team_gender: team_gender ?? null, staff_page_url: staff_page_url ?? null }
    : null

/** How a person came here. Promo codes don't apply to coaches (ACC-11). */
const origin = ({ type, team_id, event, promo_code, ...form }: RoleChoice) => ({
  team_id: team_id ?? null,
  event_id: event ?? null,
  promo_code: type === 'coach' ? null : (promo_code ?? null),
  coach_job: type === 'coach' ? jobIn(form) : null,
})

/** Other modules may refuse their part of the form. */
export const checkOrigin = (db: Db, form: RoleChoice): Promise<void> =>
  emit(db, 'accounts.form-checked', origin(form))

const newcomerOf = (form: RoleChoice): Newcomer => {
  const { type: role, first_name, last_name, gender = null, sport_key } = form
  const person = { role, first_name, last_name, ...origin(form) }
  if (isRelative(role)) return { ...person, type: 'parent', gender: relativeGenders[role] }
  if (role === 'coach') return { ...person, type: 'coach', gender }
  return { ...person, type: 'athlete', gender, sport_key }
}

/** The athlete that a relative enters has no login. The names and the gender in the form are the athlete's. */
const openAthlete = (tx: Db, form: RoleChoice): Promise<string> =>
  openAccount(tx, {
    type: 'athlete',
    role: 'athlete',
    email: null,
    email_verified: false,
    password_hash: null,
    first_name: form.athlete_first_name ?? '',
    last_name: form.athlete_last_name ?? '',
    gender: form.gender ?? null,
    sport_key: form.sport_key,
    // The athlete joins the team too. The promo code is only the parent's, or it would count twice.
    team_id: form.team_id ?? null,
  })

/** The person is the athlete that a parent has entered: the same user, who can sign in from now on. */
const takeOver = async (
  tx: Db,
  form: RoleChoice,
  { id, athlete_user_id }: { id: string; athlete_user_id: string },
  way: WayIn,
): Promise<string> => {
  const isTheirs =
    (await lockLoginless(tx, athlete_user_id)) && (await spendInvitation(tx, id, athlete_user_id))
  if (!isTheirs) throw invitationRefusal()
  await way.becomeAthlete(athlete_user_id)
  const joined = { user_id: athlete_user_id, type: 'athlete', role: 'athlete', ...origin(form) } as const
  await emit(tx, 'accounts.user-joined', joined)
  return athlete_user_id
}

/** Gives a person the role in the form: alone, with the athlete they enter, or in the family that invited them. */
export const takeRole = async (tx: Db, form: RoleChoice, way: WayIn): Promise<string> => {
  const invitation = form.invite ? await openInvitationAs(tx, form.invite, form.type) : null
  if (invitation?.role === 'athlete') return takeOver(tx, form, invitation, way)
  const newcomer = newcomerOf(form)
  const userId = await way.become(newcomer)
  if (invitation && !(await spendInvitation(tx, invitation.id, userId))) throw invitationRefusal()
  if (isRelative(form.type)) {
    const athlete_user_id = invitation?.athlete_user_id ?? (await openAthlete(tx, form))
    await insertGuardian(tx, { parent_id: userId, athlete_user_id, relationship: form.type })
  }
  await announceJoining(tx, userId, newcomer)
  return userId
}
