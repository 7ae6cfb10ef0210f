import * as z from 'zod'
import { askNetwork, mostPosts, shortText } from './ask-network.ts'
import type { NetworkAccess, ReadAccount } from './social-streams.ts'

const channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,64}$/),
        snippet: z.object({ description: z.string() }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .optional(),
})

const uploads = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        publishedAt: z.iso.datetime(),
        resourceId: z.object({ videoId: z.string().regex(/^[\w-]{11}$/) }),
      }),
    }),
  ),
})

/** YouTube Data API v3: a channel by its handle, and the playlist of its uploads. Two units of quota. */
export const readYoutube =
  ({ url, key }: NetworkAccess): ReadAccount =>
  async (username) => {
    const headers = { 'x-goog-api-key': key }
    const query = new URLSearchParams({ part: 'snippet,contentDetails', forHandle: `@${username}` })
    const found = await askNetwork({ url: `${url}/channels?${query}`, headers, answer: channels })
    const channel = found?.items?.[0]
    if (!channel) return null
    const list = new URLSearchParams({
      part: 'snippet',
      playlistId: channel.contentDetails.relatedPlaylists.uploads,
      maxResults: String(mostPosts),
    })
    const videos = await askNetwork({ url: `${url}/playlistItems?${list}`, headers, answer: uploads })
    return {
      id: channel.id,
      about: [channel.snippet.description],
      posts: (videos?.items ?? []).map(({ snippet }) => ({
        text: shortText(snippet.title),
        link: `https://www.youtube.com/watch?v=${snippet.resourceId.videoId}`,
        posted_at: new Date(snippet.publishedAt).toISOString(),
      })),
    }
  }
