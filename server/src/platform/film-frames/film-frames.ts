import type { Video } from '@fieldhouse/contract/profiles.video'
import * as z from 'zod'

/** A still frame of a video, as its site sent it. */
interface FilmFrame {
  readonly bytes: Uint8Array
  /** The part that shows the video, if the site adds black bars around it. */
  readonly crop?: { x: number; y: number; width: number; height: number }
}

/** The port: the still frame of a video on another site. */
export interface FilmFrames {
  /** Null if the site has no frame or doesn't offer it to programs. Throws if the site can't be reached. */
  frameOf(video: Pick<Video, 'provider' | 'url'>): Promise<FilmFrame | null>
}

/** The sites that give frames to anyone, without a key. Hudl has no such address. */
export interface FilmFrameSites {
  readonly youtubeFrames: string
  readonly vimeo: string
  readonly vimeoFrames: string
}

export const filmFrameSites: FilmFrameSites = {
  youtubeFrames: 'https://i.ytimg.com',
  vimeo: 'https://vimeo.com',
  vimeoFrames: 'https://i.vimeocdn.com',
}

const mostBytes = 4_000_000
const mostMilliseconds = 10_000

const ask = (url: string, accept: string) =>
  fetch(url, { headers: { accept }, redirect: 'error', signal: AbortSignal.timeout(mostMilliseconds) })

/** We ask an overloaded site again later. A video that is gone or private has no frame. */
const isThere = (answer: Response): boolean => {
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${answer.url} answers ${answer.status}`)
  return answer.ok
}

const readPicture = async (answer: Response): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const fetchPicture = async (url: string): Promise<Uint8Array | null> => {
  const answer = await ask(url, 'image/jpeg,image/png')
  return isThere(answer) ? readPicture(answer) : null
}

const youtubeFrame = async ({ youtubeFrames }: FilmFrameSites, url: string): Promise<FilmFrame | null> => {
  const folder = `${youtubeFrames}/vi/${new URL(url).searchParams.get('v')}`
  const large = await fetchPicture(`${folder}/maxresdefault.jpg`)
  if (large) return { bytes: large }
  // Every video has this one: 480 by 360, with black bars above and below.
  const small = await fetchPicture(`${folder}/hqdefault.jpg`)
  return small && { bytes: small, crop: { x: 0, y: 45, width: 480, height: 270 } }
}

const vimeoAnswer = z.object({ thumbnail_url: z.url() })

const vimeoFrame = async (sites: FilmFrameSites, url: string): Promise<FilmFrame | null> => {
  const query = new URLSearchParams({ url, width: '1280' })
  const answer = await ask(`${sites.vimeo}/api/oembed.json?${query}`, 'application/json')
  if (!isThere(answer)) return null
  const { data } = vimeoAnswer.safeParse(await answer.json())
  // Only from Vimeo's own picture host, whatever the answer contains.
  if (!data || new URL(data.thumbnail_url).origin !== sites.vimeoFrames) return null
  const bytes = await fetchPicture(data.thumbnail_url)
  return bytes && { bytes }
}

/** Without sites, we ask nobody, and every video has the poster that we draw. */
export const createFilmFrames = (sites: FilmFrameSites | null): FilmFrames => ({
  frameOf: async ({ provider, url }) => {
    if (!sites) return null
    if (provider === 'youtube') return youtubeFrame(sites, url)
    return provider === 'vimeo' ? vimeoFrame(sites, url) : null
  },
})
