import { type Actor, allows, type GuardName } from '@fieldhouse/contract/guards'
import { redirect } from '@tanstack/react-router'

/** For a route's `beforeLoad`: the same guards as the API's; whoever may not pass goes home (SHL-02). */
export const guarded =
  (...guards: GuardName[]) =>
  ({ context: { viewer } }: { context: { viewer: Actor | null } }) => {
    if (!guards.every((guard) => allows(guard, viewer))) throw redirect({ to: '/', statusCode: 302 })
  }
