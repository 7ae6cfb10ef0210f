export interface ReceivedMail {
  /** The envelope: the real sender and recipients. */
  from: string
  to: string[]
  /** Decoded, by lower-case name. */
  headers: Record<string, string>
  subject: string
  text: string
  html?: string
  /** As received. */
  source: string
}

interface Part {
  headers: Record<string, string>
  body: string
}

/** Parses real-world emails: encoded headers, quoted-printable or base64 bodies, text with an HTML alternative. */
export const parseMail = (source: Buffer, envelope: { from: string; to: string[] }): ReceivedMail => {
  // One character per byte, until a part declares its encoding.
  const message = splitHead(source.toString('latin1'))
  const parts = leaves(message)
  const html = bodyOf(parts, 'text/html')
  return {
    ...envelope,
    headers: message.headers,
    subject: message.headers.subject ?? '',
    text: bodyOf(parts, 'text/plain') ?? '',
    ...(html !== undefined && { html }),
    source: source.toString('utf8'),
  }
}

const splitHead = (part: string): Part => {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: Object.fromEntries(headers), body: part.slice(end + 4) }
}

const leaves = (part: Part): Part[] => {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1]
  if (!boundary) return [part]
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(splitHead(inner.slice(2))))
}

const bodyOf = (parts: Part[], type: string): string | undefined => {
  const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type))
  if (!part) return undefined
  const encoding = part.headers['content-transfer-encoding']
  return decode(
    part.body,
    encoding === 'base64' || encoding === 'quoted-printable' ? encoding : 'plain',
  ).trimEnd()
}

/** `=?UTF-8?Q?=C5=81ukasz?=`. The space between two encoded words does not count. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toUpperCase() === 'B'
            ? Buffer.from(word, 'base64')
            : bytesOfQuotedPrintable(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    )

const decode = (body: string, encoding: 'base64' | 'quoted-printable' | 'plain'): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return bytesOfQuotedPrintable(body).toString('utf8')
  return Buffer.from(body, 'latin1').toString('utf8')
}

const bytesOfQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
