import type * as z from 'zod'

const mostMilliseconds = 10_000

interface Question<Answer> {
  url: string
  headers: Record<string, string>
  answer: z.ZodType<Answer>
}

/** Null for what is not there. Whatever else is no answer is thrown, without the key and without what was asked. */
export const askNetwork = async <Answer>({
  url,
  headers,
  answer,
}: Question<Answer>): Promise<Answer | null> => {
  const { origin, pathname } = new URL(url)
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(mostMilliseconds),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${origin}${pathname} answers ${response.status}`)
  const read = answer.safeParse(await response.json())
  if (!read.success) throw new Error(`${origin}${pathname} answers in a shape that we do not know`)
  return read.data
}

/** As many as a page shows. X gives no fewer than five. */
export const mostPosts = 6

const longestText = 280

/** One paragraph, cut at a word where it is long. */
export const shortText = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestText) return line
  const cut = line.slice(0, longestText)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestText - 40)).trimEnd()}…`
}
