import { Clock, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

interface CenterActionsProps {
  toggle: RefObject<HTMLButtonElement | null>
  isLogShown: boolean
  unread: number
  onLog: () => void
  /** After the package ended, nothing can be added. */
  isReadOnly: boolean
  onAdd: () => void
}

/** The header buttons: the log, with its new entries, and a new event. */
export const CenterActions = ({
  toggle,
  isLogShown,
  unread,
  isReadOnly,
  onLog,
  onAdd,
}: CenterActionsProps) => (
  <>
    <span data-guide="log" className="max-sm:flex-auto max-sm:*:w-full">
      <Button ref={toggle} isOutlined isActive={isLogShown} onClick={onLog}>
        <Icon of={Clock} />
        Activity Log
        <Badge count={unread} label={`${unread} new`} />
      </Button>
    </span>
    <span className="max-sm:flex-auto max-sm:*:w-full">
      {isReadOnly ? (
        <Tooltip text="New events need a package." opensOnPress>
          {(trigger) => (
            <Button aria-disabled="true" {...trigger}>
              <Icon of={Plus} />
              Add Event
            </Button>
          )}
        </Tooltip>
      ) : (
        <Button aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={onAdd}>
          <Icon of={Plus} />
          Add Event
        </Button>
      )}
    </span>
  </>
)
