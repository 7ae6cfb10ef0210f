/** A recognized video: its site, and the id for that site's player. */
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

/** PRO-05: the player's address, if the site is known. */
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
