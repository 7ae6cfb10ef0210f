import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MethodPage } from '../../features/matching/method/method-page.tsx'
import { methodQuery, sampleQuery } from '../../features/matching/sample.api.ts'
import { describedPage } from '../../lib/page-head.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** BCM-02: the method is public. */
export const Route = createFileRoute('/_main/best-college-match')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(sampleQuery), queryClient.ensureQueryData(methodQuery)])
    return {
      path: '/best-college-match',
      title: 'How the best college match works',
      description:
        'Every rule and every number behind the match score: eight parts, your weights, real college figures, and an example that adds up.',
    }
  },
  head: describedPage,
  errorComponent: PageFailed,
  component: () => {
    const { data: sample } = useSuspenseQuery(sampleQuery)
    const { data: tables } = useSuspenseQuery(methodQuery)
    return <MethodPage sample={sample.data} tables={tables.data} />
  },
})
