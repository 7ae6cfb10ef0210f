import type { User } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { ModalFrame } from '../../../ui/overlays/modal-frame.tsx'
import { ModalHead } from '../../../ui/overlays/modal-parts.tsx'
import { chatDialogClassName } from './chat-dialog-class-name.ts'
import { MessagesCenter } from './messages-center.tsx'

export interface CenterDialogProps extends OnDemandProps {
  viewer: User
  onClose: () => void
}

/** MSG-05: the messages center over any page. */
export const MessagesCenterDialog = ({ viewer, ...frame }: CenterDialogProps) => (
  <ModalFrame {...frame} {...chatDialogClassName('lg:max-w-[960px]')} isDismissible>
    <ModalHead title="Messages" isTitleHidden={false} closeLabel="Close" onClose={frame.onClose} />
    <div className="min-h-0 grow border-t border-line">
      <Chosen viewer={viewer} />
    </div>
  </ModalFrame>
)

/** No conversation is selected when it opens. */
const Chosen = ({ viewer }: { viewer: User }) => {
  const [selected, setSelected] = useState<string | null>(null)
  return <MessagesCenter viewer={viewer} selected={selected} onSelect={setSelected} />
}
