import { createFileRoute, notFound } from '@tanstack/react-router'

/** The target of a call that found nothing. It has the status 404 itself. */
export const Route = createFileRoute('/404')({
  beforeLoad: () => {
    throw notFound()
  },
})
