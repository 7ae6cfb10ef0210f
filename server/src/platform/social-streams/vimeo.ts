import * as z from 'zod'
import { askNetwork, mostPosts, shortText } from './ask-network.ts'
import type { NetworkAccess, ReadAccount } from './social-streams.ts'

const user = z.object({
  /** Contains the account's number, whatever name it was found by. */
  uri: z.string().regex(/^\/users\/\d{1,20}$/),
  bio: z.string().nullish(),
  short_bio: z.string().nullish(),
  websites: z.array(z.object({ link: z.string().nullish() })).nullish(),
})

const videos = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      link: z.url({ protocol: /^https$/, hostname: /^vimeo\.com$/ }),
      created_time: z.iso.datetime({ offset: true }),
    }),
  ),
})

/** Vimeo API 3.4, with an app's own token for public data. */
export const readVimeo =
  ({ url, key }: NetworkAccess): ReadAccount =>
  async (username) => {
    // A name of only dots would lead to another part of the API.
    if (!/[a-z0-9]/i.test(username)) return null
    const headers = {
      authorization: `bearer ${key}`,
      accept: 'application/vnd.vimeo.*+json;version=3.4',
    }
    const found = await askNetwork({
      url: `${url}/users/${encodeURIComponent(username)}?fields=uri,bio,short_bio,websites`,
      headers,
      answer: user,
    })
    if (!found) return null
    const list = new URLSearchParams({
      per_page: String(mostPosts),
      sort: 'date',
      direction: 'desc',
      fields: 'name,link,created_time',
    })
    const shown = await askNetwork({ url: `${url}${found.uri}/videos?${list}`, headers, answer: videos })
    const links = (found.websites ?? []).map(({ link }) => link)
    return {
      id: found.uri,
      about: [found.bio, found.short_bio, ...links].filter((text) => typeof text === 'string'),
      posts: (shown?.data ?? []).map(({ name, link, created_time }) => ({
        text: shortText(name),
        link,
        posted_at: new Date(created_time).toISOString(),
      })),
    }
  }
