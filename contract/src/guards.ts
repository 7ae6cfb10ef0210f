/**
 * Who may do what (SHL-02). A guard is a pure question about the actor. The API asks it before every call, and the web
 * asks the same one before it shows a page. Each area adds the names it needs.
 */
export const userTypes = [
  'athlete',
  'parent',
  'coach',
  'admin',
  'rsc',
  'affiliate',
  'editor',
  'unknown',
] as const
export type UserType = (typeof userTypes)[number]

/** Features that a package or a grant opens. Every package opens the full profile. */
export const entitlements = [
  'full-profile',
  'recruiting-center',
  'best-college-match',
  'success-coach',
] as const
export type Entitlement = (typeof entitlements)[number]

/** The person behind a request. A visitor is `null`. */
export interface Actor {
  readonly id: string
  readonly type: UserType
  readonly is_super_admin: boolean
  /** Set while an admin acts as this user. */
  readonly impersonator_id: string | null
  /** Owns a promo code and can sell with it. */
  readonly has_promo_code: boolean
  /** Is a success coach with at least one athlete. */
  readonly has_roster: boolean
  /** A college coach who has been verified. Other coaches see what visitors see. */
  readonly is_verified_coach: boolean
  /** Features of their athlete's package. A parent has what the athlete has. */
  readonly access: readonly Entitlement[]
  /** Features that a package opened to an athlete of theirs once, and that ended. What they saved stays readable. */
  readonly ended: readonly Entitlement[]
}

type Guard = (actor: Actor | null) => boolean

const isOf =
  (...types: readonly UserType[]): Guard =>
  (actor) =>
    actor !== null && types.includes(actor.type)

const isVerifiedCoach: Guard = (actor) => actor?.type === 'coach' && actor.is_verified_coach

/** A family that had it may still read. What is new needs the package, and the use case decides that. */
const hasOrHad =
  (what: Entitlement): Guard =>
  (actor) =>
    actor !== null && (actor.access.includes(what) || actor.ended.includes(what))

const guards = {
  anyone: () => true,
  auth: (actor) => actor !== null,
  /** A user who has not chosen a role yet is not fully signed in. */
  'check-auth': (actor) => actor !== null && actor.type !== 'unknown',
  'choosing-role': isOf('unknown'),
  user: isOf('athlete'),
  parent: isOf('parent'),
  'check-parent': isOf('athlete', 'parent'),
  coach: isOf('coach', 'rsc'),
  'college-coach': isOf('coach'),
  /** These may see athletes' contact details. */
  'verified-coach': (actor) => isOf('rsc')(actor) || isVerifiedCoach(actor),
  /** The list behind /panel/index: a coach's athletes, or everyone for admins. */
  panel: (actor) => isOf('rsc', 'admin')(actor) || isVerifiedCoach(actor),
  'success-coach': isOf('rsc'),
  roster: (actor) => actor?.type === 'rsc' && actor.has_roster,
  'user-page': isOf('coach', 'rsc', 'admin'),
  affiliate: isOf('affiliate'),
  'my-sales': (actor) => actor?.has_promo_code === true,
  editor: isOf('editor'),
  refunds: isOf('admin', 'editor'),
  /** The team’s texts on the public pages. */
  'site-setup': isOf('admin', 'editor'),
  admin: isOf('admin'),
  'super-admin': (actor) => actor?.type === 'admin' && actor.is_super_admin,
  impersonator: (actor) => actor !== null && actor.impersonator_id !== null,
  'check-recruiting': isOf('athlete', 'parent', 'coach', 'rsc'),
  recruiting: (actor) => isOf('rsc')(actor) || isVerifiedCoach(actor) || hasOrHad('recruiting-center')(actor),
  'best-college-match': (actor) => isOf('rsc')(actor) || hasOrHad('best-college-match')(actor),
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

export const guardNames = Object.keys(guards) as readonly GuardName[]

/** Who each guard allows, for the API documentation. */
export const guardWords: Record<GuardName, string> = {
  anyone: 'anyone',
  auth: 'everyone who is signed in',
  'check-auth': 'everyone who is signed in and has chosen a role',
  'choosing-role': 'those who are signed in and have not chosen a role yet',
  user: 'athletes',
  parent: 'parents',
  'check-parent': 'athletes and parents',
  coach: 'coaches and success coaches',
  'college-coach': 'coaches',
  'verified-coach': 'verified coaches and success coaches',
  panel: 'verified coaches, success coaches, and admins',
  'success-coach': 'success coaches',
  roster: 'success coaches with at least one athlete',
  'user-page': 'coaches, success coaches and admins',
  affiliate: 'affiliates',
  'my-sales': 'everyone who owns a promo code',
  editor: 'editors',
  refunds: 'admins and editors',
  'site-setup': 'admins and editors',
  admin: 'admins',
  'super-admin': 'super admins',
  impersonator: 'admins who act as another user',
  'check-recruiting': 'athletes, parents, coaches and success coaches',
  recruiting:
    'verified coaches, success coaches, and families whose package has or had the recruiting center',
  'best-college-match': 'success coaches, and families whose package has or had the best college match',
}

export const allows = (guard: GuardName, actor: Actor | null): boolean => {
  // Names also come from route files, so the type alone proves nothing (SHL-04).
  if (!Object.hasOwn(guards, guard)) throw new Error(`Unknown middleware ${guard}`)
  return guards[guard](actor)
}
