import { type Gender, relationships, type SportKey, sports } from '@fieldhouse/contract/accounts'
import { type SignUpRole, signUpRoles } from '@fieldhouse/contract/accounts.sign-up'
import type { SignUpStart } from './sign-up-start.ts'

/** What is typed and chosen, under the names of the request body. */
export interface SignUpValues {
  email: string
  type: SignUpRole
  sport_key: string
  gender: string
  birth_year: string
  team_id: string
  college_id: string
  position: string
  team_gender: Gender | ''
  staff_page_url: string
  first_name: string
  last_name: string
  athlete_first_name: string
  athlete_last_name: string
  password: string
}

export type SignUpField = keyof SignUpValues

export type SignUpStep = 1 | 2 | 3

/** The fields of each step (ACC-04). */
export const stepFields: Record<SignUpStep, readonly SignUpField[]> = {
  1: ['email'],
  2: [
    'type',
    'sport_key',
    'gender',
    'birth_year',
    'team_id',
    'college_id',
    'position',
    'team_gender',
    'staff_page_url',
  ],
  3: ['first_name', 'last_name', 'athlete_first_name', 'athlete_last_name', 'password'],
}

export const isRelative = (role: SignUpRole): boolean => (relationships as readonly string[]).includes(role)

const isSport = (key: string | null | undefined): key is SportKey =>
  (sports as readonly (string | null | undefined)[]).includes(key)

/** ACC-05, PAY-02: a person who is invited or pays belongs to a family, so is never a coach. */
export const rolesOffered = ({ invite, isForPayment = false }: SignUpStart): readonly SignUpRole[] =>
  invite === null && !isForPayment ? signUpRoles : signUpRoles.filter((role) => role !== 'coach')

/** ACC-05: the link sets the role. */
export const isRoleFixed = ({ isRoleFixed, eventId, invitation }: SignUpStart): boolean =>
  isRoleFixed || eventId !== null || (invitation?.type ?? null) !== null

const firstRole = ({ role, eventId, invitation }: SignUpStart): SignUpRole =>
  eventId === null ? (invitation?.type ?? role ?? 'athlete') : 'coach'

/** An invited athlete was named by the parent who invites. */
const ownNames = ({ invitation }: SignUpStart, type: SignUpRole) => {
  const isInvited = invitation?.type === 'athlete' && type === 'athlete'
  return {
    first_name: isInvited ? invitation.athlete_first_name : '',
    last_name: isInvited ? invitation.athlete_last_name : '',
  }
}

export const firstSignUpValues = (
  start: SignUpStart,
  email: string,
  type = firstRole(start),
): SignUpValues => ({
  email,
  type,
  sport_key: isSport(start.invitation?.sport_key) ? start.invitation.sport_key : 'basketball',
  // Gender has no default.
  gender: start.invitation?.gender ?? '',
  birth_year: '',
  team_id: start.teamId ?? '',
  college_id: '',
  position: '',
  team_gender: '',
  staff_page_url: '',
  ...ownNames(start, type),
  athlete_first_name: '',
  athlete_last_name: '',
  password: '',
})

/** The fields of a role. An invitation already knows its athlete. */
export const asksFor = ({ invite, invitation, eventId, teamId }: SignUpStart, role: SignUpRole) => {
  const isCoach = role === 'coach'
  return {
    isAboutAthlete: isRelative(role),
    sport: !isCoach && invite === null,
    gender: !isCoach && !invitation?.gender,
    /** An athlete under 13 can't sign up alone. An invited one has a parent here. */
    birthYear: role === 'athlete' && invite === null,
    team: eventId !== null,
    /** A coach who joins through a team's link is confirmed by the team. */
    college: isCoach && eventId === null && teamId === null,
    athleteNames: isRelative(role) && invite === null,
    promoCode: !isCoach,
  }
}

/** The body of `register`: only the fields of this role. */
export const signUpBody = (start: SignUpStart, values: SignUpValues, promoCode = '') => {
  const { email, type, first_name, last_name, password, team_id } = values
  const asked = asksFor(start, type)
  const athlete = {
    athlete_first_name: values.athlete_first_name,
    athlete_last_name: values.athlete_last_name,
  }
  const job = {
    college_id: values.college_id,
    position: values.position,
    team_gender: values.team_gender,
    staff_page_url: values.staff_page_url,
  }
  return {
    email,
    type,
    first_name,
    last_name,
    password,
    team_id,
    ...(start.eventId === null ? {} : { event: start.eventId }),
    ...(start.invite === null ? {} : { invite: start.invite }),
    ...(asked.athleteNames ? athlete : {}),
    ...(asked.college ? job : {}),
    ...(type === 'coach' ? {} : { gender: values.gender, sport_key: values.sport_key as SportKey }),
    ...(asked.birthYear ? { birth_year: values.birth_year } : {}),
    ...(asked.promoCode ? { promo_code: promoCode } : {}),
  }
}
