import { type Actor, allows, type GuardName } from '@fieldhouse/contract/guards'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error.ts'

/** SHL-04: a page with an unknown guard is our error, and the error names the guard. */
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
 * For a route's `beforeLoad`: the same guards as the API's. People without access go home (SHL-02). A visitor who opens
 * a link is asked to sign in, and then returns to the link. This does not happen in an open page, where the person has
 * just signed out.
 */
export const guarded =
  (...guards: GuardName[]) =>
  ({ context: { viewer }, location }: Entering) => {
    if (guards.every((guard) => asks(guard, viewer))) return
    if (viewer === null && import.meta.env.SSR)
      throw redirect({ to: '/', search: { login: '1', url: location.href }, statusCode: 302 })
    throw redirect({ to: '/', statusCode: 302 })
  }
