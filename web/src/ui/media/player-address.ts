/** A film as it was recognised: whose it is, and what a player of theirs opens. */
export interface Film {
  provider: 'youtube' | 'vimeo' | 'hudl' | 'mp4'
  embed_url: string
}

const players: Record<Exclude<Film['provider'], 'mp4'>, string> = {
  youtube: 'www.youtube-nocookie.com',
  vimeo: 'player.vimeo.com',
  hudl: 'www.hudl.com',
}

const ownFilm = /^\/films\/[\w-]+\.mp4$/

/** PRO-05: the address a player opens, if it is one of those that we know. */
export const playerAddress = ({ provider, embed_url }: Film): string | null => {
  if (provider === 'mp4' && ownFilm.test(embed_url)) return embed_url
  const url = URL.parse(embed_url)
  if (url?.protocol !== 'https:') return null
  return provider === 'mp4' || url.hostname === players[provider] ? url.href : null
}

export const providerNames: Record<Film['provider'], string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  hudl: 'Hudl',
  mp4: 'Video',
}
