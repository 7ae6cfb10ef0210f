import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01: a coach starts with the athletes, a success coach with the roster. */
export const Route = createFileRoute('/coach/')({
  beforeLoad: ({ context: { viewer } }) => {
    throw redirect({ to: viewer?.type === 'rsc' ? '/coach/roster' : '/coach/users', statusCode: 302 })
  },
})
