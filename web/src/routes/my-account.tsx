import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadSettings } from '../features/accounts/settings/settings.api.ts'
import { TeamCoaches } from '../features/admin/team-coaches/team-coaches.tsx'
import { guarded } from '../shell/guarded.ts'
import { EditorLayout } from '../shell/layouts/editor-layout.tsx'
import { paymentOf, settingsOf } from '../shell/navigation.ts'
import { SettingsScreen } from '../shell/session/settings-screen.tsx'

const here = '/my-account'

/** Redirects everyone to their account page. A person without an area for it, such as an editor, finds it here. */
export const Route = createFileRoute('/my-account')({
  beforeLoad: ({ context, location }) => {
    guarded('check-auth')({ context, location })
    const place =
      context.viewer &&
      ((location.hash === 'payment' && paymentOf(context.viewer)) || settingsOf(context.viewer))
    if (place && place !== here) throw redirect({ to: place, statusCode: 302 })
  },
  loader: ({ context: { queryClient, viewer } }) => loadSettings(queryClient, viewer),
  head: () => ({ meta: [{ title: 'Settings | Fieldhouse' }] }),
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      viewer && (
        <EditorLayout viewer={viewer}>
          <SettingsScreen viewer={viewer} title="Settings" />
          <TeamCoaches />
        </EditorLayout>
      )
    )
  },
})
