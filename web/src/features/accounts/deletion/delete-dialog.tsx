import { type Deletion, getDeletion, sendDeletionCode } from '@fieldhouse/contract/accounts.deletion'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, queryOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { deletedLines, keptLines, restoreLine } from './deletion-labels.ts'

/** Deletes the account and leaves the page. Rejects when the server refuses. */
export type DeleteAccount = (proof: OwnerProof) => Promise<void>

interface DeleteDialogProps {
  isOpen: boolean
  onClose: () => void
  onDelete: DeleteAccount
}

const deletionQuery = queryOptions({ ...queryOf(getDeletion, {}), staleTime: 0 })

/** PAY-06: shows what will be deleted before the person confirms. */
export const DeleteDialog = ({ isOpen, onClose, onDelete }: DeleteDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?" size="md">
    <DeletePanel onClose={onClose} onDelete={onDelete} />
  </Dialog>
)

const DeletePanel = (props: Omit<DeleteDialogProps, 'isOpen'>) => {
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
      <ProofForm {...props} deletion={data.data} />
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

interface ProofFormProps extends Omit<DeleteDialogProps, 'isOpen'> {
  deletion: Deletion
}

const faultIn = (error: Error | null, field: 'password' | 'code'): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.[0] : undefined

/** A password, or an emailed code if there is no password. */
const ProofForm = ({ deletion: { proof, email }, onClose, onDelete }: ProofFormProps) => {
  const { run, isBusy, error } = useAction(onDelete, { isFinal: true })
  const [isCodeSent, setCodeSent] = useState(false)
  const field = proof === 'code' ? 'code' : 'password'
  const fault = faultIn(error, field)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run({ [field]: String(new FormData(event.currentTarget).get(field) ?? '') })
  }
  if (proof === 'code' && !isCodeSent) return <CodeRequest email={email} onSent={() => setCodeSent(true)} />
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label="Delete your account">
      {proof === 'code' ? (
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          isRequired
          hint={`The 4 digits we sent to ${email}.`}
          fault={fault}
        />
      ) : (
        <>
          <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            isRequired
            hint="The one you sign in with now."
            fault={fault}
          />
        </>
      )}
      <p role="alert" className="text-small text-danger empty:hidden">
        {error && !fault && error.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="red" isBusy={isBusy}>
          Delete my account
        </Button>
        <Button isOutlined disabled={isBusy} onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}

const CodeRequest = ({ email, onSent }: { email: string | null; onSent: () => void }) => {
  const { run, isBusy, error } = useAction(async () => {
    await call(sendDeletionCode, {})
    onSent()
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ui text-pretty wrap-anywhere">
        To make sure it is you, we send a 4-digit code to {email}. Nothing is deleted yet.
      </p>
      <Button isBusy={isBusy} onClick={() => void run()}>
        Email me a code
      </Button>
      <p role="alert" className="text-small text-danger empty:hidden">
        {error?.message}
      </p>
    </div>
  )
}
