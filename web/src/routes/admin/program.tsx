import { createFileRoute } from '@tanstack/react-router'
import { programQuery } from '../../features/tasks/program/program.api.ts'
import { ProgramPage, ProgramPending } from '../../features/tasks/program/program-page.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/program')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(programQuery)
  },
  head: () => ({ meta: [{ title: 'Program | Fieldhouse' }] }),
  pendingComponent: ProgramPending,
  errorComponent: PageFailed,
  component: ProgramPage,
})
