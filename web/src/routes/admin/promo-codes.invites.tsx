import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InviteAffiliate } from '../../features/admin/components/invite-affiliate.tsx'
import { InvitesPage, InvitesPending } from '../../features/affiliates/panel/invites-page.tsx'
import { invitesQuery, refreshInvites } from '../../features/affiliates/panel/panel.api.ts'
import { type InvitesSearch, readInvitesSearch } from '../../features/affiliates/panel/panel-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-04. */
export const Route = createFileRoute('/admin/promo-codes/invites')({
  validateSearch: readByPage<InvitesSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(invitesQuery(readInvitesSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'Affiliates | Fieldhouse' }] }),
  pendingComponent: InvitesPending,
  errorComponent: PageFailed,
  component: () => {
    const queryClient = useQueryClient()
    return (
      <InvitesPage
        {...useListAddress(readInvitesSearch)}
        invite={<InviteAffiliate onSent={() => void refreshInvites(queryClient)} />}
      />
    )
  },
})
