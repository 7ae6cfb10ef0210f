import { Link as LinkIcon, Play } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { isEmojiAlone, linkCard, messageParts } from '../message-parts.ts'

/** Opens in a new tab, without a referrer. */
const outward = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const

/** A message's text. Only web addresses become links, and a single link becomes a card. */
export const MessageText = ({ content }: { content: string }) => {
  const card = linkCard(content)
  if (card)
    return (
      <a {...outward} href={card.href} className="group -mx-1 flex min-w-0 items-center gap-3 py-0.5">
        <span className="grid h-10 w-13 shrink-0 place-items-center rounded-xs bg-accent text-on-accent">
          {card.kind === 'video' ? (
            <Icon of={Play} size="sm" className="fill-current" />
          ) : (
            <Icon of={LinkIcon} size="sm" />
          )}
        </span>
        <span className="grid min-w-0 leading-[1.35]">
          <b className="font-semibold wrap-anywhere underline-offset-2 group-hover:underline">{card.title}</b>
          <span className="truncate text-small">{card.detail}</span>
        </span>
      </a>
    )
  return (
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
            key={place}
            {...outward}
            href={part.href}
            className="underline underline-offset-2 wrap-anywhere"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}
