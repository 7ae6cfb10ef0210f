import type { MediaItem } from '@fieldhouse/contract/profiles.document'

/** Only what a browser opens as a page: whatever else somebody wrote is no link. */
export const webLink = (address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

type Video = NonNullable<MediaItem['video']>

const players: Record<Exclude<Video['provider'], 'mp4'>, string> = {
  youtube: 'www.youtube-nocookie.com',
  vimeo: 'player.vimeo.com',
  hudl: 'www.hudl.com',
}

/** PRO-05: the address a player opens, if it is one of those that we know. */
export const playerAddress = ({ provider, embed_url }: Video): string | null => {
  const url = URL.parse(embed_url)
  if (url?.protocol !== 'https:') return null
  return provider === 'mp4' || url.hostname === players[provider] ? url.href : null
}

/** Without what every address has: `whitlock.example/film`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

export const providerNames: Record<Video['provider'], string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  hudl: 'Hudl',
  mp4: 'Video',
}
