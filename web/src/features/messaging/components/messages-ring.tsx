import type { User } from '@fieldhouse/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { unreadQuery } from '../../../lib/unread.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { onDemand } from '../../../ui/loading/on-demand.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { CenterDialogProps } from './messages-center-dialog.tsx'

const { OnDemand: CenterDialog, preload: preloadMessages } = onDemand<CenterDialogProps>(() =>
  import('./messages-center-dialog.tsx').then(({ MessagesCenterDialog }) => MessagesCenterDialog),
)

/** MSG-05: replaces the dropdown for a success coach: a ring with the number of unread messages. */
export const MessagesRing = ({ viewer }: { viewer: User }) => {
  const [isOpen, setOpen] = useState(false)
  const unread = useQuery(unreadQuery()).data?.data.message ?? 0
  const router = useRouter()

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && setOpen(false)),
    [router],
  )

  return (
    <>
      <Button
        variant="borderless"
        isIcon
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadMessages}
        onFocus={preloadMessages}
        onClick={() => setOpen(true)}
      >
        <span
          className={classNames(
            'grid size-8 place-items-center rounded-full border-2',
            unread > 0 ? 'border-accent-text' : 'border-line',
          )}
        >
          {unread > 0 ? (
            <>
              <span aria-hidden="true" className="font-display text-small leading-none font-semibold">
                {unread > 99 ? '99+' : unread}
              </span>
              <span className="sr-only">Messages, {unread > 99 ? 'more than 99' : unread} unread</span>
            </>
          ) : (
            <Icon of={MessageCircle} size="sm" name="Messages" />
          )}
        </span>
      </Button>
      <CenterDialog isOpen={isOpen} viewer={viewer} onClose={() => setOpen(false)} />
    </>
  )
}
