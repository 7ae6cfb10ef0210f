import type { AssistantMessage } from '@fieldhouse/contract/profiles.assistant'
import { Copy } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { Icon } from '../../../ui/media/icon.tsx'

const copyDraft = (draft: string) =>
  copyWithToast(draft, 'Draft copied', 'Please select the draft and copy it by hand.')

export const MessageRow = ({ message: { role, content } }: { message: AssistantMessage }) =>
  role === 'user' ? (
    <div className="ms-auto max-w-[85%] rounded-lg rounded-br-xs bg-accent-soft px-4 py-3 text-ui text-text">
      <span className="sr-only">You: </span>
      <p className="whitespace-pre-line wrap-anywhere">{content}</p>
    </div>
  ) : (
    <div className="grid max-w-[95%] justify-items-start gap-1 sm:max-w-[85%]">
      <div className="rounded-lg rounded-bl-xs bg-sunken px-4 py-3 text-ui">
        <span className="sr-only">Assistant: </span>
        <p className="whitespace-pre-line wrap-anywhere">{content}</p>
      </div>
      <Button size="sm" variant="borderless" onClick={() => void copyDraft(content)}>
        <Icon of={Copy} size="sm" />
        Copy draft
      </Button>
    </div>
  )
