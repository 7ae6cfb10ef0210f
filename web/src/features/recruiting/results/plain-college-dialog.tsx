import { getCollege } from '@fieldhouse/contract/colleges'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CollegeSheet } from './college-facts.tsx'
import { CollegeSkeleton } from './college-skeleton.tsx'

interface PlainCollegeDialogProps {
  isOpen: boolean
  id: number
  name: string
  onClose: () => void
}

/** PRO-07: the college popup outside the recruiting center. */
export const PlainCollegeDialog = ({ isOpen, id, name, onClose }: PlainCollegeDialogProps) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(getCollege, { params: { id } }),
    enabled: isOpen,
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} size="lg">
      {data ? (
        <div className="grid gap-9">
          <CollegeSheet college={data.data} distance={null} />
        </div>
      ) : error && !isFetching ? (
        <ErrorState as="h3" title="The college did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <CollegeSkeleton />
      )}
    </Dialog>
  )
}
