import { type CreatedRole, createdRoles } from '@fieldhouse/contract/admin.roles'
import type { Actor, Entitlement, UserType } from '@fieldhouse/contract/guards'

/** Who may do what with an account. */

/** What an admin can do to another person's account. */
export type StaffAction =
  | 'delete'
  | 'restore'
  | 'login-as'
  | 'edit'
  | 'change-email'
  | 'change-type'
  | 'reset-password'
  | 'end-sessions'
  | 'mark'

export interface StaffTarget {
  readonly id: string
  readonly type: UserType
}

type StaffActor = Pick<Actor, 'id' | 'type' | 'is_super_admin'>

const toOneself: Record<StaffAction, string> = {
  delete: 'You can’t delete the account you are signed in with.',
  restore: 'You can’t restore the account you are signed in with.',
  'login-as': 'You are signed in as yourself already.',
  edit: 'Change your own account in your settings.',
  'change-email': 'Change your own email address in your settings.',
  'change-type': 'You can’t change your own type.',
  'reset-password': 'Change your own password in your settings.',
  'end-sessions': 'End your own sessions in your settings.',
  mark: 'You can’t mark the account you are signed in with.',
}

const verbs: Record<Exclude<StaffAction, 'login-as'>, string> = {
  delete: 'delete',
  restore: 'restore',
  edit: 'change',
  'change-email': 'change the email address of',
  'change-type': 'change the type of',
  'reset-password': 'reset the password of',
  'end-sessions': 'end the sessions of',
  mark: 'mark',
}

/** Nobody acts as these. What they do must be their own work. */
export const staffTypes = ['admin', 'editor'] as const satisfies readonly UserType[]

const isStaff = (type: UserType): boolean => (staffTypes as readonly UserType[]).includes(type)

/**
 * With another address and a new password, an admin is signed in as that person. With another type, the account is no
 * longer protected, and can get its old type back afterward. So these are for super admins if the account is staff.
 */
const waysIn: readonly StaffAction[] = ['change-email', 'change-type', 'reset-password']

/** Every super admin is an admin, so super admins are protected too. */
const isProtected = (action: StaffAction, type: UserType): boolean =>
  waysIn.includes(action) ? isStaff(type) : type === 'admin'

/** Why staff may not do this to that account. Null if they may. No other code decides this. */
export const staffRefusal = (action: StaffAction, actor: StaffActor, target: StaffTarget): string | null => {
  if (actor.type !== 'admin') return 'Only admins can do this.'
  if (target.id === actor.id) return toOneself[action]
  if (action === 'login-as')
    return isStaff(target.type) ? 'Nobody can sign in as an admin or an editor.' : null
  return isProtected(action, target.type) && !actor.is_super_admin
    ? `Only a super admin can ${verbs[action]} an ${target.type}.`
    : null
}

/** The roles that an admin can create. Nobody creates a super admin here. */
export const rolesToCreate = ({ is_super_admin }: Pick<Actor, 'is_super_admin'>): readonly CreatedRole[] =>
  createdRoles.filter((role) => role !== 'admin' || is_super_admin)

const workTypes = ['rsc', 'editor', 'admin'] as const

/**
 * The types that an admin can give to an account, with its own. Families, coaches, and affiliates keep theirs, because
 * their pages, packages, and codes depend on it. Nobody becomes a super admin here, and a super admin stays one.
 */
export const typesToChoose = (
  actor: StaffActor,
  target: StaffTarget & Pick<OwnAccount, 'is_super_admin'>,
): readonly UserType[] => {
  const isFixed =
    target.is_super_admin ||
    !['unknown', ...workTypes].includes(target.type) ||
    staffRefusal('change-type', actor, target) !== null
  const others = isFixed ? [] : workTypes.filter((type) => type !== 'admin' || actor.is_super_admin)
  return [target.type, ...others.filter((type) => type !== target.type)]
}

interface OwnAccount {
  readonly type: UserType
  readonly is_super_admin: boolean
}

/** Why a person can't delete their own account. Null if they can. Staff follow the rule for deleting admins. */
export const selfDeletionRefusal = (
  { type, is_super_admin }: OwnAccount,
  otherSuperAdmins: number,
): string | null => {
  if (type !== 'admin') return null
  if (!is_super_admin) return 'Only a super admin can delete an admin. Please ask one of them.'
  return otherSuperAdmins === 0
    ? 'You are the only super admin. Make somebody else a super admin before you delete your account.'
    : null
}

interface AccountTarget extends StaffTarget {
  /** The actor is a parent of this athlete. */
  readonly is_child: boolean
}

/**
 * PAY-06: whose account info a person sees: their own, a parent that of their athletes, and admins everyone's, except
 * that of other admins. Success coaches and college coaches have no need for it: they see the page.
 */
export const mayOpenAccount = (actor: StaffActor, { id, type, is_child }: AccountTarget): boolean => {
  if (id === actor.id) return true
  if (actor.type === 'parent') return type === 'athlete' && is_child
  return actor.type === 'admin' && (type !== 'admin' || actor.is_super_admin)
}

type Editor = StaffActor & Pick<Actor, 'impersonator_id' | 'is_verified_coach'>

/** An admin who acts as the owner sees it, but changes it only as an admin. */
export const mayEditAccount = (actor: Editor, target: AccountTarget): boolean =>
  isActingOwner(actor) && mayOpenAccount(actor, target)

/** A verified coach's name was checked with the college. Another name would be a coach whom nobody checked. */
export const mayRename = (actor: Editor, target: AccountTarget): boolean =>
  mayEditAccount(actor, target) && !(target.id === actor.id && actor.is_verified_coach)

/** ACC-15: an admin acts as a user to help. Only the owner controls the ways into the account. */
export const isActingOwner = ({ impersonator_id }: Pick<Actor, 'impersonator_id'>): boolean =>
  impersonator_id === null

/** A grant of an athlete that has begun, as it arrives inside of JSON. Null has no end. */
export type BegunGrant = readonly [athleteUserId: string, what: Entitlement, until: string | null]

/** Features that are open to an athlete are open to the parents. So are those that ended for one of them. */
export const familyFeatures = (grants: readonly BegunGrant[], now: Date): Pick<Actor, 'access' | 'ended'> => {
  const running = grants.filter(([, , until]) => until === null || new Date(until) > now)
  const over = grants.filter(([id, what]) => !running.some(([other, open]) => other === id && open === what))
  const namesOf = (some: readonly BegunGrant[]) => [...new Set(some.map(([, what]) => what))].sort()
  return { access: namesOf(running), ended: namesOf(over) }
}

/** What an athlete's family has of a feature: it never had it, has it now, or had it until a moment. */
export type FeatureAccess =
  | { readonly state: 'never' }
  | { readonly state: 'open' }
  | { readonly state: 'ended'; readonly at: Date }

/** The same from the grants that have begun: the latest moment that one of them ends. Null if there are none. */
export const featureAccess = (lastUntil: Date | 'open-ended' | null, now: Date): FeatureAccess => {
  if (lastUntil === null) return { state: 'never' }
  return lastUntil === 'open-ended' || lastUntil > now ? { state: 'open' } : { state: 'ended', at: lastUntil }
}

/** The same from all grants of a family that have begun. */
export const accessIn = (
  grants: readonly BegunGrant[],
  { athleteUserId, what }: { athleteUserId: string; what: Entitlement },
  now: Date,
): FeatureAccess => {
  const own = grants.filter(([id, granted]) => id === athleteUserId && granted === what)
  const ends = own.map(([, , until]) => until)
  if (ends.includes(null)) return { state: 'open' }
  const last = Math.max(...ends.map((until) => Date.parse(until ?? '')))
  return featureAccess(ends.length > 0 ? new Date(last) : null, now)
}

/** Whether a family had this feature, and has it for none of its athletes now. Staff and coaches need no package. */
export const hasOnlyEnded = (
  { access, ended }: Pick<Actor, 'access' | 'ended'>,
  what: Entitlement,
): boolean => ended.includes(what) && !access.includes(what)
