import * as z from 'zod'
import { askNetwork, mostPosts, shortText } from './ask-network.ts'
import type { NetworkAccess, ReadAccount } from './social-streams.ts'

const urls = z
  .object({ urls: z.array(z.object({ expanded_url: z.string().optional() })).optional() })
  .optional()

const id = z.string().regex(/^\d{1,25}$/)

/** For a missing account, the answer has no `data`. */
const user = z.object({
  data: z
    .object({
      id,
      description: z.string().optional(),
      /** Links in the text are shortened. Their targets are here. */
      entities: z.object({ url: urls, description: urls }).optional(),
    })
    .optional(),
})

const tweets = z.object({
  data: z.array(z.object({ id, text: z.string(), created_at: z.iso.datetime() })).optional(),
})

/** X API v2, with an app's bearer token. */
export const readTwitter =
  ({ url, key }: NetworkAccess): ReadAccount =>
  async (username) => {
    // X allows no dots and dashes in a name, and would refuse the request.
    if (!/^\w{1,15}$/.test(username)) return null
    const headers = { authorization: `Bearer ${key}` }
    const found = await askNetwork({
      url: `${url}/2/users/by/username/${username}?user.fields=description,entities`,
      headers,
      answer: user,
    })
    if (!found?.data) return null
    const { data } = found
    const list = new URLSearchParams({
      max_results: String(mostPosts),
      exclude: 'replies,retweets',
      'tweet.fields': 'created_at',
    })
    const posted = await askNetwork({
      url: `${url}/2/users/${data.id}/tweets?${list}`,
      headers,
      answer: tweets,
    })
    const links = [...(data.entities?.url?.urls ?? []), ...(data.entities?.description?.urls ?? [])]
    return {
      id: data.id,
      about: [data.description ?? '', ...links.flatMap(({ expanded_url }) => expanded_url ?? [])],
      posts: (posted?.data ?? []).map((tweet) => ({
        text: shortText(tweet.text),
        link: `https://x.com/${username}/status/${tweet.id}`,
        posted_at: new Date(tweet.created_at).toISOString(),
      })),
    }
  }
