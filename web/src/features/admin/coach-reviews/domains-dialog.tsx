import {
  type EmailDomain,
  getCollegeDomains,
  setCollegeDomain,
} from '@fieldhouse/contract/colleges.verification'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface DomainsDialogProps {
  /** Null while it is closed. */
  college: { id: number; name: string } | null
  onClose: () => void
}

const domainsQuery = (id: number) => queryOptions(queryOf(getCollegeDomains, { params: { id } }))

/** The email domains that prove a job at a college. */
export const DomainsDialog = ({ college, onClose }: DomainsDialogProps) => (
  <Dialog
    isOpen={college !== null}
    onClose={onClose}
    title="Email domains"
    description={
      <div className="grid gap-1.5 text-ui">
        <p className="font-semibold text-text">{college?.name}</p>
        <p>
          A coach who confirms an address at an accepted domain is verified at once. Subdomains count, except
          those for students and alumni. Coaches who are already verified stay verified.
        </p>
      </div>
    }
  >
    {college && <Domains key={college.id} collegeId={college.id} />}
  </Dialog>
)

const Domains = ({ collegeId }: { collegeId: number }) => {
  const { data, error, isFetching, refetch } = useQuery(domainsQuery(collegeId))
  if (data)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <DomainList collegeId={collegeId} domains={data.data.domains} />
        <AddDomain collegeId={collegeId} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        as="h3"
        title="The domains did not load"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {plainReason(error)}
      </ErrorState>
    )
  return (
    <LoadingRegion label="Loading the domains…">
      <SkeletonRows rows={2} hasPicture={false} />
    </LoadingRegion>
  )
}

const DomainList = ({ collegeId, domains }: { collegeId: number; domains: readonly EmailDomain[] }) =>
  domains.length > 0 ? (
    <ul aria-label="Domains" className="border-t border-line">
      {domains.map((domain) => (
        <DomainRow key={domain.domain} collegeId={collegeId} domain={domain} />
      ))}
    </ul>
  ) : (
    <p className="text-ui text-muted">
      We know no domain of this college. Add one below, or review its coaches by hand.
    </p>
  )

const sources = { website: 'From the college’s website', admin: 'Added by an admin' }

const DomainRow = ({ collegeId, domain: { domain, source, is_accepted } }: RowProps) => {
  const queryClient = useQueryClient()
  const change = async () => {
    const body = { domain, is_accepted: !is_accepted }
    const answer = await call(setCollegeDomain, { params: { id: collegeId }, body })
    queryClient.setQueryData(domainsQuery(collegeId).queryKey, answer)
    toast(is_accepted ? `${domain} is ruled out` : `${domain} is accepted`)
  }
  const { run, isBusy } = useAction(change, { onFault: (error) => toast.error(plainReason(error)) })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-b border-line py-3.5">
      <div className="grid min-w-0 grow basis-52 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="min-w-0 font-semibold wrap-anywhere">{domain}</b>
          <Tag tone={is_accepted ? 'positive' : 'danger'}>{is_accepted ? 'Accepted' : 'Ruled out'}</Tag>
        </p>
        <p className="text-small text-muted">{sources[source]}</p>
      </div>
      <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
        {is_accepted ? 'Rule out' : 'Accept again'}
        <span className="sr-only"> {domain}</span>
      </Button>
    </li>
  )
}

interface RowProps {
  collegeId: number
  domain: EmailDomain
}

const AddDomain = ({ collegeId }: { collegeId: number }) => {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const { phase, message, faultOf, formProps, again } = useForm(
    setCollegeDomain,
    (answer) => {
      queryClient.setQueryData(domainsQuery(collegeId).queryKey, answer)
      toast('The domain is accepted')
      setText('')
      again()
    },
    { params: { id: String(collegeId) }, bodyOf: ({ domain }) => ({ domain, is_accepted: true }) },
  )
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label="Accept a domain">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label="Another domain"
          name="domain"
          placeholder="athletics.example.edu"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
          value={text}
          onValueChange={setText}
          fault={faultOf('domain')}
        />
        <div className="grid sm:mt-[1.6rem]">
          <Button type="submit" isBusy={phase !== 'editing'}>
            Accept domain
          </Button>
        </div>
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
    </form>
  )
}
