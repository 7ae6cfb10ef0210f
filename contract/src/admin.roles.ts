import { relationships } from './accounts.ts'

/** The roles that an admin can create. Coaches sign up with their college, and affiliates by invitation. */
export const createdRoles = ['athlete', ...relationships, 'rsc', 'editor', 'admin'] as const
export type CreatedRole = (typeof createdRoles)[number]

/** Whether the form asks for the names of the athlete: a relative enters one. */
export const namesAthlete = (role: CreatedRole): boolean =>
  (relationships as readonly string[]).includes(role)

/** Whether the form asks for the athlete's gender and sport. */
export const hasAthlete = (role: CreatedRole): boolean => role === 'athlete' || namesAthlete(role)
