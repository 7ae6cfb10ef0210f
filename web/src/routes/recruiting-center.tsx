import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'

/** RCC-06: whoever may not pass goes home; a coach who is not verified goes to the status, which says what is missing. */
export const Route = createFileRoute('/recruiting-center')({
  beforeLoad: (opening) => {
    const { viewer } = opening.context
    if (viewer?.type === 'coach' && !viewer.is_verified_coach)
      throw redirect({ to: '/coach/users', statusCode: 302 })
    guarded('recruiting')(opening)
  },
  component: Outlet,
})
