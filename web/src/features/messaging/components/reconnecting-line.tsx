import { useIsReconnecting } from '../../../lib/socket.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'

/** Where chats are shown, while nothing can come in live. Its place stays in the page, so that the change is heard. */
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
