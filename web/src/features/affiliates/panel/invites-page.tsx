import {
  type InviteFilter,
  inviteFilters,
  type ListedInvite,
  sendInviteAgain,
  withdrawInvite,
} from '@fieldhouse/contract/affiliates.invites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag, type TagTone } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { affiliatesFrame } from './affiliates-frame.tsx'
import { invitesQuery, refreshInvites } from './panel.api.ts'
import { type InvitesSearch, inState } from './panel-search.ts'

interface InvitesPageProps {
  search: InvitesSearch
  onSearchChange: ChangeSearch<InvitesSearch>
  hrefOf: (search: InvitesSearch) => string
  /** The button that invites somebody. */
  invite: ReactNode
}

const inviteNames: Record<InviteFilter, string> = {
  all: 'All',
  sent: 'Sent',
  opened: 'Opened',
  'taken-up': 'Taken up',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

const inviteTones: Record<ListedInvite['state'], TagTone> = {
  sent: 'neutral',
  opened: 'accent',
  'taken-up': 'positive',
  expired: 'warning',
  withdrawn: 'neutral',
}

const InviteState = ({ invite: { state } }: { invite: ListedInvite }) => (
  <Tag tone={inviteTones[state]}>{inviteNames[state]}</Tag>
)

/** The day that explains the state. */
const InviteDay = ({
  invite: { state, sent_at, opened_at, used_at, expires_at },
}: {
  invite: ListedInvite
}) => {
  if (state === 'taken-up' && used_at)
    return (
      <>
        accepted <Day at={used_at} />
      </>
    )
  if (state === 'opened' && opened_at)
    return (
      <>
        opened <Day at={opened_at} />
      </>
    )
  if (state === 'expired')
    return (
      <>
        expired <Day at={expires_at} />
      </>
    )
  return (
    <>
      sent <Day at={sent_at} />
    </>
  )
}

type OnWithdraw = (invite: ListedInvite) => void

const InviteActions = ({ invite, onWithdraw }: { invite: ListedInvite; onWithdraw: OnWithdraw }) => {
  const queryClient = useQueryClient()
  const again = useAction(
    async () => {
      await call(sendInviteAgain, { params: { id: invite.id } })
      toast(`A new link is on its way to ${invite.email}.`)
    },
    {
      onFault: (error) => toast.error(plainReason(error)),
      onEnd: () => refreshInvites(queryClient),
    },
  )
  const name = <span className="sr-only"> the invitation of {fullName(invite)}</span>
  return (
    <span className="inline-flex flex-wrap gap-2 empty:hidden md:justify-end">
      {invite.can.send_again && (
        <Button size="sm" isOutlined isBusy={again.isBusy} onClick={() => void again.run()}>
          Send again{name}
        </Button>
      )}
      {invite.can.withdraw && (
        <Button
          size="sm"
          variant="borderless"
          aria-haspopup="dialog"
          onFocus={preloadConfirmDialog}
          onPointerEnter={preloadConfirmDialog}
          onClick={() => onWithdraw(invite)}
        >
          Withdraw{name}
        </Button>
      )}
    </span>
  )
}

const invitesList = (onWithdraw: OnWithdraw): ListConfig<ListedInvite> => ({
  name: 'Invitations',
  faultTitle: 'The invitations did not load',
  countLine: (total) => counted(total, 'invitation'),
  columns: [
    {
      key: 'name',
      header: 'Name',
      cell: (invite) => <bdi className="wrap-anywhere">{fullName(invite)}</bdi>,
    },
    {
      key: 'email',
      header: 'Email',
      align: 'start',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      key: 'state',
      header: 'State',
      align: 'start',
      cell: (invite) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <InviteState invite={invite} />
          <span className="text-small text-muted">
            <InviteDay invite={invite} />
          </span>
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (invite) => <InviteActions invite={invite} onWithdraw={onWithdraw} />,
    },
  ],
  card: (invite) => (
    <div className="grid gap-1.5 text-ui">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{fullName(invite)}</bdi>
        <InviteState invite={invite} />
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {invite.email}, <InviteDay invite={invite} />
      </p>
      <InviteActions invite={invite} onWithdraw={onWithdraw} />
    </div>
  ),
  rowKey: ({ id }) => id,
  loadingRows: 8,
})

const invitesFrame = affiliatesFrame('/admin/promo-codes/invites')

/** ADM-04: /admin/promo-codes/invites. */
export const InvitesPage = ({ search, onSearchChange, hrefOf, invite }: InvitesPageProps) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<ListedInvite | null>(null)
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const query = useQuery(invitesQuery(search))
  const counts = query.data?.counts
  const withdraw = async (id: string) => {
    await call(withdrawInvite, { params: { id } })
    toast('The link stopped working')
    await refreshInvites(queryClient)
  }
  return (
    <>
      <ListPage
        {...invitesFrame}
        action={invite}
        search={{ label: 'Name or email', field, text, onType: setText }}
        filter={{
          legend: 'State',
          options: inviteFilters.map((value) => ({
            value,
            label: inviteNames[value],
            count: counts?.[value],
          })),
          value: search.state ?? 'all',
          onValueChange: (state) => onSearchChange((latest) => inState(latest, state as InviteFilter)),
        }}
        list={{
          ...invitesList(setAsked),
          state: listState(query),
          empty:
            search.q || search.state ? (
              <EmptyState
                as="h2"
                title="Nobody found"
                action={
                  <Button isOutlined onClick={() => onSearchChange(() => ({}))}>
                    Show all invitations
                  </Button>
                }
              >
                Check the spelling, or choose another state.
              </EmptyState>
            ) : (
              <EmptyState as="h2" title="No invitations yet">
                Invite a coach, a club, or a creator. They get a promo code of their own.
              </EmptyState>
            ),
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={`Withdraw the invitation of ${asked ? fullName(asked) : ''}?`}
        text="Its link stops working. You can send a new one later."
        buttons={[
          { label: 'Keep it' },
          { label: 'Withdraw', variant: 'red', onPress: () => asked && withdraw(asked.id) },
        ]}
      />
    </>
  )
}

export const InvitesPending = () => (
  <ListPage {...invitesFrame} list={{ ...invitesList(() => undefined), state: pendingList }} />
)
