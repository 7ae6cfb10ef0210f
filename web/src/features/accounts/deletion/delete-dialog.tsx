import type { User } from '@fieldhouse/contract/accounts'
import { getDeletion, sendDeletionCode } from '@fieldhouse/contract/accounts.deletion'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, queryOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ArchiveOffer } from '../archive/archive-offer.tsx'
import { ProofForm } from '../proof/proof-form.tsx'
import { deletedLines, keptLines, restoreLine } from './deletion-labels.ts'

/** Deletes the account and leaves the page. Rejects when the server refuses. */
export type DeleteAccount = (proof: OwnerProof) => Promise<void>

interface DeleteDialogProps {
  viewer: User
  isOpen: boolean
  onClose: () => void
  onDelete: DeleteAccount
}

const deletionQuery = queryOptions({ ...queryOf(getDeletion, {}), staleTime: 0 })

/** PAY-06: shows what will be deleted before the person confirms. */
export const DeleteDialog = ({ isOpen, onClose, ...panel }: DeleteDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?" size="md">
    <DeletePanel onClose={onClose} {...panel} />
  </Dialog>
)

const DeletePanel = ({ viewer, onClose, onDelete }: Omit<DeleteDialogProps, 'isOpen'>) => {
  const { data, error, isFetching, refetch } = useQuery(deletionQuery)
  if (error && !data)
    return (
      <ErrorState as="p" title="This did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion label="Loading what will be deleted…">
        <SkeletonLines lines={4} />
      </LoadingRegion>
    )
  const { refusal } = data.data
  if (refusal) return <Notice tone="warning">{refusal}</Notice>
  return (
    <div className="grid gap-6">
      <Lines title="What will be deleted" lines={deletedLines(data.data)} />
      <Lines title="What stays" lines={keptLines(data.data)} />
      <p className="text-ui text-pretty wrap-anywhere">{restoreLine(data.data)}</p>
      <ArchiveOffer viewer={viewer} />
      <ProofForm
        label="Delete your account"
        proof={{ kind: data.data.proof ?? 'password', email: data.data.email }}
        sendCode={() => call(sendDeletionCode, {})}
        codeNote="Nothing is deleted yet."
        onProved={onDelete}
        isFinal
      >
        {(isBusy) => (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="red" isBusy={isBusy}>
              Delete my account
            </Button>
            <Button isOutlined disabled={isBusy} onClick={onClose}>
              Keep my account
            </Button>
          </div>
        )}
      </ProofForm>
    </div>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className="grid gap-2">
      <h3 className="text-d4">{title}</h3>
      <ul className="grid list-disc gap-1.5 ps-5 text-ui text-pretty text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
