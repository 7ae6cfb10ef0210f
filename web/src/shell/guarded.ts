import { type Actor, allows, type GuardName } from '@fieldhouse/contract/guards'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error.ts'

/** SHL-04: a page that asks for a guard nobody knows is our fault, and the fault has a name. */
const asks = (guard: GuardName, viewer: Actor | null): boolean => {
  try {
    return allows(guard, viewer)
  } catch (error) {
    throw new ApiError(500, { message: (error as Error).message, code: 'unknown_guard', request_id: '' })
  }
}

interface Entering {
  context: { viewer: Actor | null }
  location: { href: string }
}

/**
 * For a route's `beforeLoad`: the same guards as the API's. Whoever may not pass goes home (SHL-02). Someone who opens a
 * link while signed out is asked to sign in there, and then comes back to the link; not so in a page that is open
 * already, where they have just signed out. A coach is kept from the recruiting center only while not verified, and goes to the status.
 */
export const guarded =
  (...guards: GuardName[]) =>
  ({ context: { viewer }, location }: Entering) => {
    if (guards.every((guard) => asks(guard, viewer))) return
    if (viewer === null && import.meta.env.SSR)
      throw redirect({ to: '/', search: { login: '1', url: location.href }, statusCode: 302 })
    const isUnverified = viewer?.type === 'coach' && guards.includes('recruiting')
    throw redirect({ to: isUnverified ? '/coach/users' : '/', statusCode: 302 })
  }
