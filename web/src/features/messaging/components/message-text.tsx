import { classNames } from '../../../ui/class-names.ts'
import { isEmojiAlone, messageParts } from '../message-parts.ts'

/** The words of a message. They are text and nothing else: only web addresses become links, and tell nobody where from. */
export const MessageText = ({ content }: { content: string }) => (
  <p
    dir="auto"
    className={classNames(
      'whitespace-pre-wrap wrap-anywhere',
      isEmojiAlone(content) && 'text-d2 leading-tight',
    )}
  >
    {messageParts(content).map((part, place) =>
      part.kind === 'text' ? (
        part.text
      ) : (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not change
          key={place}
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="underline underline-offset-2 wrap-anywhere"
        >
          {part.text}
        </a>
      ),
    )}
  </p>
)
