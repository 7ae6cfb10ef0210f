/**
 * Who may do what, said once (SHL-02). A guard is a pure question about the actor: the API asks it before
 * every call, the web asks the same one before it shows a page. Each area adds the names it needs.
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

/** The person behind a request. A visitor is `null`. */
export interface Actor {
  readonly id: string
  readonly type: UserType
  readonly is_super_admin: boolean
  /** Set while an admin acts as this user. */
  readonly impersonator_id: string | null
}

type Guard = (actor: Actor | null) => boolean

const guards = {
  anyone: () => true,
  auth: (actor) => actor !== null,
  /** A user who has not chosen a role yet is not fully signed in. */
  user: (actor) => actor !== null && actor.type !== 'unknown',
  admin: (actor) => actor?.type === 'admin',
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** Whom a guard lets pass, for the API's documentation. */
export const guardWords: Record<GuardName, string> = {
  anyone: 'anyone',
  auth: 'everyone who is signed in',
  user: 'everyone who is signed in and has chosen a role',
  admin: 'admins',
}

export const allows = (guard: GuardName, actor: Actor | null): boolean => {
  // Names also arrive from route files, so the type alone is no proof (SHL-04).
  if (!Object.hasOwn(guards, guard)) throw new Error(`Unknown middleware ${guard}`)
  return guards[guard](actor)
}
