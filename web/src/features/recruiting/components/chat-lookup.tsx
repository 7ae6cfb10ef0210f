import { X } from 'lucide-react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonCircle } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Lookup } from '../use-picked.ts'
import { useArrivingFocus } from './use-arriving-focus.ts'

interface ChatLookupProps extends Lookup {
  onClose: () => void
}

/** Shown instead of the chat until the person is known. */
export const ChatLookup = ({ error, retry, onClose }: ChatLookupProps) => {
  const section = useArrivingFocus<HTMLElement>()
  return (
    <section ref={section} tabIndex={-1} aria-label="Chat" className="grow bg-surface outline-none">
      <div className="flex min-h-19 items-center gap-3 px-5 py-3.5">
        <div className="grow">
          {!error && (
            <LoadingRegion label="Loading the messages…">
              <span className="flex items-center gap-3">
                <SkeletonCircle />
                <span className="grid grow gap-2">
                  <Skeleton className="h-4 w-2/5" />
                  <Skeleton className="h-3.5 w-3/5" />
                </span>
              </span>
            </LoadingRegion>
          )}
        </div>
        <span className="-me-2.5">
          <Button variant="borderless" isIcon aria-label="Close chat" onClick={onClose}>
            <Icon of={X} />
          </Button>
        </span>
      </div>
      {Boolean(error) && (
        <div className="border-t border-line p-5">
          <ErrorState as="h3" title="The messages did not load" onRetry={retry}>
            {plainReason(error)}
          </ErrorState>
        </div>
      )}
    </section>
  )
}
