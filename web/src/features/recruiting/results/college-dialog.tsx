import type { CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import { getRecentlyViewed } from '@fieldhouse/contract/recruiting'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { collegeQuery, countsQuery } from '../recruiting.api.ts'
import type { CoachActions } from './coach-line.tsx'
import { CollegeFacts } from './college-facts.tsx'
import { CollegeSkeleton } from './college-skeleton.tsx'

interface CollegeDialogProps extends CoachActions {
  centerId: string
  /** Null while none is open. */
  college: RecruitingCollege | null
  /** How well a college fits the athlete. */
  match: (collegeId: number) => ReactNode
  unreadOf: (coach: CoachInList) => number
  pickedId: string | undefined
  onClose: () => void
}

/** RCC-01: the college popup with its facts and its coaches. */
export const CollegeDialog = ({ college, onClose, ...body }: CollegeDialogProps) => (
  <Dialog isOpen={college !== null} onClose={onClose} title={college?.name ?? ''} size="lg">
    {college && <OpenedCollege key={college.id} id={college.id} {...body} />}
  </Dialog>
)

const OpenedCollege = ({
  id,
  centerId,
  match,
  ...coaches
}: Omit<CollegeDialogProps, 'college' | 'onClose'> & { id: number }) => {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(collegeQuery(centerId, id))
  const isOpened = data !== undefined
  useEffect(() => {
    if (!isOpened) return
    // It is now one of the recently viewed colleges.
    void queryClient.invalidateQueries({ queryKey: [getRecentlyViewed.path], refetchType: 'none' })
    void queryClient.invalidateQueries({ queryKey: countsQuery(centerId).queryKey })
  }, [isOpened, queryClient, centerId])
  if (data) return <CollegeFacts college={data.data} match={match(id)} {...coaches} />
  if (error && !isFetching)
    return (
      <ErrorState as="h3" title="The college did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  return <CollegeSkeleton />
}
