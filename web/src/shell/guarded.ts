import { type Actor, allows, type GuardName } from '@fieldhouse/contract/guards'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error.ts'

/** SHL-04: a page that asks for a guard nobody knows is our fault, and the fault has a name. */
const asks = (guard: GuardName, viewer: Actor | null): boolean => {
  try {
    return allows(guard, viewer)
  } catch (error) {
    throw new ApiError(500, { message: (error as Error).message, code: 'internal', request_id: '' })
  }
}

/**
 * For a route's `beforeLoad`: the same guards as the API's; whoever may not pass goes home (SHL-02). A coach is kept from
 * the recruiting center only while not verified, and goes to the status.
 */
export const guarded =
  (...guards: GuardName[]) =>
  ({ context: { viewer } }: { context: { viewer: Actor | null } }) => {
    if (guards.every((guard) => asks(guard, viewer))) return
    const isUnverified = viewer?.type === 'coach' && guards.includes('recruiting')
    throw redirect({ to: isUnverified ? '/coach/users' : '/', statusCode: 302 })
  }
