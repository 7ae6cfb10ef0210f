import { createFileRoute, notFound } from '@tanstack/react-router'

/** Where a call that found nothing leads; a real 404 itself. */
export const Route = createFileRoute('/404')({
  beforeLoad: () => {
    throw notFound()
  },
})
