import { cancelWork, type Work } from '@fieldhouse/contract/admin.work'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { refreshUsers } from '../admin.api.ts'
import { isUnderWay } from './is-under-way.ts'
import { refreshWork, workQuery } from './work.api.ts'
import { howFarText, resultText } from './work-words.ts'

/** ADM-01: an admin's own work on long lists, running or ended within a day. Nothing without any. */
export const WorkList = () => {
  const works = useQuery(workQuery).data?.data ?? []
  useFreshUsers(works)
  if (works.length === 0) return null
  return (
    <section aria-label="Running work" className="grid gap-3 rounded-lg border border-line p-4">
      <h2 className="font-[550]">
        {works.some(({ state }) => isUnderWay(state)) ? 'Running work' : 'Recent work'}
      </h2>
      <ul className="grid gap-4">
        {works.map((work) => (
          <li key={work.id} className="min-w-0">
            {isUnderWay(work.state) ? <RunningWork work={work} /> : <EndedWork work={work} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list below shows what the work changed, as soon as it ended. */
const useFreshUsers = (works: readonly Work[]) => {
  const queryClient = useQueryClient()
  const running = works.filter(({ kind, state }) => kind === 'change-users' && isUnderWay(state)).length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void refreshUsers(queryClient)
    before.current = running
  }, [running, queryClient])
}

const RunningWork = ({ work }: { work: Work }) => {
  const queryClient = useQueryClient()
  const { run, isBusy } = useAction(() => call(cancelWork, { params: { id: work.id } }), {
    onFault: (error) => toast.error(plainReason(error)),
    onEnd: () => refreshWork(queryClient),
  })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <Progress
          label={work.title}
          value={work.total === null ? undefined : work.done}
          max={work.total ?? 100}
          valueText={howFarText(work)}
        />
      </div>
      <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
        Cancel
      </Button>
    </div>
  )
}

const EndedWork = ({ work }: { work: Work }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="min-w-0">
      <p className="break-words">{work.title}</p>
      <p className="text-small break-words text-muted">
        {resultText(work)}
        {work.file && ' You can download it for a day.'}
      </p>
    </div>
    {work.file && (
      <AnchorButton size="sm" isOutlined href={work.file.url} download>
        <Icon of={Download} size="sm" />
        Download
      </AnchorButton>
    )}
  </div>
)
