import { createFileRoute } from '@tanstack/react-router'
import { loadSettings } from '../../features/accounts/settings/settings.api.ts'
import { SettingsPending } from '../../features/accounts/settings/settings-page.tsx'
import { TeamCoaches } from '../../features/admin/team-coaches/team-coaches.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'
import { SettingsScreen } from '../../shell/session/settings-screen.tsx'

const title = 'Settings'

export const Route = createFileRoute('/user/setting')({
  loader: ({ context: { queryClient, viewer } }) => loadSettings(queryClient, viewer),
  head: () => ({ meta: [{ title: `${title} | Fieldhouse` }] }),
  pendingComponent: () => <SettingsPending title={title} />,
  errorComponent: PageFailed,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      viewer && (
        <>
          <SettingsScreen viewer={viewer} title={title} />
          <TeamCoaches />
        </>
      )
    )
  },
})
