import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'

interface InvitationProps {
  /** One sentence: why coaches care. */
  why: string
  action: string
  onStart: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** An empty section, as its owner sees it. */
export const Invitation = ({ why, action, onStart, ref }: InvitationProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-dashed border-line-strong px-5 py-5 sm:px-6">
    <p className="max-w-[52ch] min-w-0 grow basis-56 text-ui text-pretty text-muted">{why}</p>
    <Button ref={ref} isOutlined onClick={onStart}>
      <Icon of={Plus} size="sm" />
      {action}
    </Button>
  </div>
)
