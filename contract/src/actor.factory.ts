import type { Actor } from './guards.ts'

/** An actor with defaults for everything that a test doesn't care about. */
export const actorOf = (type: Actor['type'], facts: Partial<Actor> = {}): Actor => ({
  id: '00000000-0000-7000-8000-00000000000a',
  type,
  is_super_admin: false,
  impersonator_id: null,
  has_promo_code: false,
  has_roster: false,
  is_verified_coach: false,
  access: [],
  ended: [],
  ...facts,
})
