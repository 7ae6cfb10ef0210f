import { videoOf } from '@fieldhouse/contract/profiles.video'

type MessagePart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const address = /(?:https?:\/\/|www\.)[^\s<>"'`]+/gi

/** Sentence punctuation, and a bracket that was opened before the address, are not part of it. */
const withoutEnding = (found: string): string => {
  const text = found.replace(/[.,;:!?…]+$/u, '')
  if (!text.endsWith(')') || text.split('(').length >= text.split(')').length) return text
  return withoutEnding(text.slice(0, -1))
}

/** Web pages only. A user name before the host is a disguise, so such an address stays text. */
const hrefOf = (text: string): string | null => {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text)
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
  return isPage && !url.username && !url.password ? url.href : null
}

/** Splits a message into text and links, in order. Joined, they are the message again. */
export const messageParts = (content: string): MessagePart[] => {
  const parts: MessagePart[] = []
  let rest = 0
  for (const { 0: found, index } of content.matchAll(address)) {
    const text = withoutEnding(found)
    const href = hrefOf(text)
    if (href === null) continue
    if (index > rest) parts.push({ kind: 'text', text: content.slice(rest, index) })
    parts.push({ kind: 'link', text, href })
    rest = index + text.length
  }
  if (rest < content.length) parts.push({ kind: 'text', text: content.slice(rest) })
  return parts
}

interface LinkCard {
  kind: 'video' | 'page'
  href: string
  /** The destination comes first, so a link can't pretend to be another site. */
  title: string
  detail: string
}

const players = { youtube: 'YouTube video', vimeo: 'Vimeo video', hudl: 'Hudl video' } as const

/** A message that is only one link. Uses the address alone: no other site is contacted. */
export const linkCard = (content: string): LinkCard | null => {
  const [link, ...more] = messageParts(content.trim())
  if (link?.kind !== 'link' || more.length > 0) return null
  const { href } = link
  const { hostname, pathname, search } = new URL(href)
  const host = hostname.replace(/^www\./, '')
  const video = videoOf(href)
  if (video?.provider === 'mp4') {
    const file = pathname.slice(pathname.lastIndexOf('/') + 1)
    return { kind: 'video', href, title: file, detail: `Video, ${host}` }
  }
  if (video) return { kind: 'video', href, title: players[video.provider], detail: host }
  return { kind: 'page', href, title: host, detail: pathname === '/' ? 'Web page' : pathname + search }
}

const emoji =
  /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|\p{Regional_Indicator}{2}|\s)+$/u

/** A few emoji and no text. */
export const isEmojiAlone = (content: string): boolean => content.length <= 24 && emoji.test(content)
