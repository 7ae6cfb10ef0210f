import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadInfo } from '../features/accounts/info/info.api.ts'
import { guarded } from '../shell/guarded.ts'
import { UserEditPending, UserEditScreen } from '../shell/session/user-edit-screen.tsx'

/** PAY-06: the policy of the accounts decides who may open it. For others there is no such page. */
export const Route = createFileRoute('/user-edit/$user_id')({
  beforeLoad: ({ context, location, params: { user_id } }) => {
    guarded('check-auth')({ context, location })
    if (context.viewer?.id === user_id) throw redirect({ to: '/my-account', statusCode: 302 })
  },
  loader: async ({ context: { queryClient }, params: { user_id } }) => {
    const { data } = await loadInfo(queryClient, user_id)
    if (data.type === 'parent')
      throw redirect({ to: '/user-edit/parent/$user_id', params: { user_id }, statusCode: 302 })
  },
  head: () => ({ meta: [{ title: 'Edit account | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: UserEditPending,
  component: () => (
    <UserEditScreen viewer={Route.useRouteContext().viewer} userId={Route.useParams().user_id} />
  ),
})
