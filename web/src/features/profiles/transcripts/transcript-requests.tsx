import { getTranscriptRequests } from '@fieldhouse/contract/profiles.transcripts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Request } from './asked-request.ts'
import { AnsweredRequest, OpenRequest } from './request-row.tsx'

const requestsQuery = (athleteId: string) =>
  queryOptions(queryOf(getTranscriptRequests, { params: { id: athleteId } }))

/** PRO-10: requests for the code. Open ones come first; the rest is collapsed. */
export const TranscriptRequests = ({ athleteId }: { athleteId: string }) => {
  const query = requestsQuery(athleteId)
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(query)
  const heading = useRef<HTMLHeadingElement>(null)

  const keep = (answered: Request) => {
    queryClient.setQueryData(
      query.queryKey,
      (known) => known && { data: known.data.map((one) => (one.id === answered.id ? answered : one)) },
    )
    heading.current?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-d4 outline-none">
        Requests
      </h3>
      {data ? (
        <Requests
          requests={data.data}
          row={(request) => (
            <OpenRequest
              key={request.id}
              athleteId={athleteId}
              request={request}
              onAnswered={keep}
              onRefused={() => void refetch()}
            />
          )}
        />
      ) : isError ? (
        <ErrorState
          as="p"
          title="The requests could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRegion label="Loading the requests…">
          <SkeletonRows rows={2} hasPicture={false} />
        </LoadingRegion>
      )}
    </div>
  )
}

interface RequestsProps {
  requests: readonly Request[]
  row: (request: Request) => ReactNode
}

const Requests = ({ requests, row }: RequestsProps) => {
  const open = requests.filter(({ status }) => status === 'open')
  const answered = requests.filter(({ status }) => status !== 'open')
  return (
    <>
      {open.length > 0 ? (
        <>
          <p className="max-w-[52ch] text-ui text-pretty text-muted">
            Approve emails them the code. Decline emails a polite no. You can’t change your answer later.
          </p>
          <ul aria-label="Open requests" className="border-t border-line">
            {open.map(row)}
          </ul>
        </>
      ) : (
        <p className="max-w-[52ch] text-ui text-pretty text-muted">
          No open requests. When a coach asks for the code, you’ll see it here and in your email.
        </p>
      )}
      {answered.length > 0 && (
        <details className="group">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs text-ui font-medium text-muted touch:min-h-11 [&::-webkit-details-marker]:hidden">
            Answered ({answered.length})
            <Icon of={ChevronDown} size="sm" className="transition-press group-open:rotate-180" />
          </summary>
          <ul aria-label="Answered requests" className="mt-2 border-t border-line">
            {answered.map((request) => (
              <AnsweredRequest key={request.id} request={request} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
