/** PRO-05: the kind of a pasted link: a video on one of these sites, or nothing we can show. */
export interface Video {
  provider: 'youtube' | 'vimeo' | 'hudl' | 'mp4'
  url: string
  /** The address that our player opens when someone asks for it. */
  embed_url: string
}

const parse = (text: string): URL | null => {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url) return null
  url.protocol = 'https:'
  return url
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^(www|m|music)\./, '')
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1])
        : null
  return id && /^[\w-]{11}$/.test(id) ? id : null
}

const vimeoId = ({ hostname, pathname }: URL): string | null =>
  /^(www\.|player\.)?vimeo\.com$/.test(hostname)
    ? (/^\/(?:video\/|channels\/\w+\/|groups\/\w+\/videos\/)?(\d{5,12})(?:\/|$)/.exec(pathname)?.[1] ?? null)
    : null

const hudlPath = ({ hostname, pathname }: URL): string | null =>
  /^(www\.)?hudl\.com$/.test(hostname)
    ? (/^\/(?:embed\/)?(video\/[\w/]+)/.exec(pathname)?.[1]?.replace(/\/$/, '') ?? null)
    : null

/** A video that ships with the product, by its path. */
export const isOwnFilm = (link: string): boolean => /^\/films\/[\w-]+\.mp4$/.test(link)

export const videoOf = (text: string): Video | null => {
  const link = text.trim()
  if (isOwnFilm(link)) return { provider: 'mp4', url: link, embed_url: link }
  // Any other path on our site is not a video. Read as an address, its first folder would be a host.
  const url = link.startsWith('/') ? null : parse(link)
  if (!url) return null
  const youtube = youtubeId(url)
  if (youtube)
    return {
      provider: 'youtube',
      url: `https://www.youtube.com/watch?v=${youtube}`,
      embed_url: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
    }
  const vimeo = vimeoId(url)
  if (vimeo)
    return {
      provider: 'vimeo',
      url: `https://vimeo.com/${vimeo}`,
      embed_url: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
    }
  const hudl = hudlPath(url)
  if (hudl)
    return {
      provider: 'hudl',
      url: `https://www.hudl.com/${hudl}`,
      embed_url: `https://www.hudl.com/embed/${hudl}`,
    }
  if (/\.mp4$/i.test(url.pathname)) return { provider: 'mp4', url: url.href, embed_url: url.href }
  return null
}
