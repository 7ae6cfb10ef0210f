import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/recruiting-center/')({
  beforeLoad: () => {
    throw redirect({
      to: '/recruiting-center/$list',
      params: { list: 'results' },
      search: true,
      statusCode: 302,
    })
  },
})
