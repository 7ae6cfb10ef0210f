import { createFileRoute, redirect } from '@tanstack/react-router'

/** Reported messages are in the inbox. Older notices and emails link here. */
export const Route = createFileRoute('/admin/message-reports')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/inbox', search: { kind: 'report' }, statusCode: 302 })
  },
})
