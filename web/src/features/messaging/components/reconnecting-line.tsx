import { useIsReconnecting } from '../../../lib/socket.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** Shown in chats while the live connection is down. It stays in the page, so screen readers announce a change. */
export const ReconnectingLine = () => (
  <div role="status" className="shrink-0">
    {useIsReconnecting() && (
      <p className="flex items-center justify-center gap-2 border-t border-line bg-sunken px-5 py-1.5 text-micro text-muted">
        <Spinner />
        Reconnecting…
      </p>
    )}
  </div>
)
