import { type Family, withdrawInvitation } from '@fieldhouse/contract/accounts.family'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { roleNames } from '../sign-up/role-names.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { familiesQuery } from './settings.api.ts'

/** The people who manage an athlete's page, and open invitations. */
export const FamilySection = ({ isLocked }: { isLocked: boolean }) => (
  <RailSection title="Family" note="Everyone here shares the same page, package and messages.">
    <Families isLocked={isLocked} />
  </RailSection>
)

const Families = ({ isLocked }: { isLocked: boolean }) => {
  const { data, error, isFetching, refetch } = useQuery(familiesQuery)
  if (error && !data)
    return (
      <ErrorState title="Your family did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows rows={2} hasPicture={false} />
      </LoadingRegion>
    )
  if (data.data.length === 0)
    return <EmptyState title="No athlete yet">Ask your athlete to invite you.</EmptyState>
  return (
    <div className="grid gap-10">
      {data.data.map((family) => (
        <FamilyBlock key={family.athlete_user_id} family={family} isLocked={isLocked} />
      ))}
    </div>
  )
}

type Invitation = Family['invitations'][number]

interface FamilyBlockProps {
  family: Family
  isLocked: boolean
}

const familyRowClassName = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5'

const FamilyBlock = ({ family, isLocked }: FamilyBlockProps) => {
  const [isInviting, setInviting] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const queryClient = useQueryClient()
  const reload = () => queryClient.invalidateQueries({ queryKey: familiesQuery.queryKey })
  const withdraw = async () => {
    if (!withdrawn) return
    await call(withdrawInvitation, { params: { id: withdrawn.id } })
    toast('The invitation is withdrawn.')
    // The question closes after the row is gone, so the button below no longer moves and gets the focus.
    await reload()
  }
  const name = `${family.first_name} ${family.last_name}`
  return (
    <section aria-label={`Family of ${name}`} className="grid justify-items-start gap-5">
      <h3 className="text-d3 wrap-anywhere">
        <span className={nameScale(name)}>
          <NameParts name={name} />
        </span>
      </h3>
      <ul className="w-full border-t border-line">
        {family.members.map(({ user_id, first_name, last_name, email, role, is_me, can_sign_in }) => (
          <li key={user_id} className={familyRowClassName}>
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold wrap-anywhere">
                <NameParts name={`${first_name} ${last_name}`} />
              </p>
              <p className="text-small text-muted wrap-anywhere">
                {[roleNames[role], email, !can_sign_in && 'can’t sign in yet'].filter(Boolean).join(', ')}
              </p>
            </div>
            {is_me && <Tag>You</Tag>}
          </li>
        ))}
        {family.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isLocked={isLocked}
            onWithdraw={() => setWithdrawn(invitation)}
          />
        ))}
      </ul>
      <Button
        ref={inviteButton}
        isOutlined
        disabled={isLocked}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setInviting(true)}
      >
        Invite someone<span className="sr-only"> to the family of {name}</span>
      </Button>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        family={family}
        onInvited={(email) => {
          setInviting(false)
          toast(`The invitation is on its way to ${email}.`)
          void reload()
        }}
      />
      <ConfirmDialog
        isOpen={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title="Withdraw this invitation?"
        text={withdrawn && `The link we sent to ${withdrawn.email} will no longer work.`}
        buttons={[{ label: 'Cancel' }, { label: 'Withdraw', variant: 'red', onPress: withdraw }]}
        returnTo={inviteButton}
      />
    </section>
  )
}

interface InvitationRowProps {
  invitation: Invitation
  isLocked: boolean
  onWithdraw: () => void
}

const InvitationRow = ({
  invitation: { email, role, expires_at },
  isLocked,
  onWithdraw,
}: InvitationRowProps) => (
  <li className={familyRowClassName}>
    <div className="min-w-0 grow basis-56">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-small text-muted">
        {roleNames[role]}, invited until <Day at={expires_at} />
      </p>
    </div>
    <Button size="sm" isOutlined disabled={isLocked} onClick={onWithdraw}>
      Withdraw<span className="sr-only"> the invitation to {email}</span>
    </Button>
  </li>
)
