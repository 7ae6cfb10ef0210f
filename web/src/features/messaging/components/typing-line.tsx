import type { LiveTyping } from '@fieldhouse/contract/messaging.live'

import { TypingDots } from '../../../ui/feedback/typing-dots.tsx'

/** Who is typing right now. It is not announced, because it changes too often. */
export const TypingLine = ({ typing }: { typing: readonly LiveTyping[] }) =>
  typing.length > 0 ? (
    <p className="flex items-center gap-1.5 px-1 pb-2 text-micro text-muted">
      <span>
        {typing.map(({ name }) => name).join(', ')} {typing.length === 1 ? 'is' : 'are'} writing
      </span>
      <TypingDots />
    </p>
  ) : null
