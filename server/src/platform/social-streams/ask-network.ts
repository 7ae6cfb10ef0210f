import * as z from 'zod'

const mostMilliseconds = 10_000

interface Question<Answer> {
  url: string
  headers: Record<string, string>
  answer: z.ZodType<Answer>
}

/** The network can't answer any request right now. Any other error is about the one account. */
export class NetworkSilent extends Error {}

/** YouTube uses a 403 for a used-up daily quota. Other reasons for a 403 are about the account. */
const refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) })

const isQuotaUsedUp = (body: string): boolean => {
  try {
    const { data } = refusal.safeParse(JSON.parse(body))
    return (data?.error.errors ?? []).some(({ reason }) => /^quotaExceeded$|LimitExceeded$/.test(reason))
  } catch {
    return false
  }
}

const isSilent = (status: number, body: string): boolean =>
  status === 401 || status === 429 || status >= 500 || (status === 403 && isQuotaUsedUp(body))

const fetchText = async (url: string, headers: Record<string, string>) => {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(mostMilliseconds),
    })
    return { status: response.status, body: await response.text() }
  } catch (cause) {
    throw new NetworkSilent(`${new URL(url).origin} can't be reached`, { cause })
  }
}

/**
 * Null if it does not exist. Throws `NetworkSilent` while the network does not answer, and another error if it refuses
 * this one request. No error contains the key or the query.
 */
export const askNetwork = async <Answer>({
  url,
  headers,
  answer,
}: Question<Answer>): Promise<Answer | null> => {
  const { origin, pathname } = new URL(url)
  const { status, body } = await fetchText(url, headers)
  if (status === 404) return null
  const fault = `${origin}${pathname} answers ${status}`
  if (isSilent(status, body)) throw new NetworkSilent(fault)
  if (status !== 200) throw new Error(fault)
  const read = answer.safeParse(JSON.parse(body))
  if (!read.success) throw new Error(`${origin}${pathname} answered in an unknown format`)
  return read.data
}

/** As many as a page shows. X returns at least five. */
export const mostPosts = 6

const longestText = 280

/** One paragraph, cut at a word if it is long. */
export const shortText = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestText) return line
  const cut = line.slice(0, longestText)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestText - 40)).trimEnd()}…`
}
