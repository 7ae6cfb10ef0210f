import type { IncomingMessage } from 'node:http'

/** A name or an IPv4 address, or an IPv6 address in brackets; then a port. */
const hostForm = /^(\[[\da-f:.]+\]|[a-z\d]([\w.-]*[a-z\d])?\.?)(:\d{1,5})?$/i

export const isHost = (text: string): boolean => hostForm.test(text) && URL.canParse(`http://${text}`)

/**
 * Whether a request names at most one host, in a valid form. With two Host headers, Node keeps the first, but a proxy
 * in front may keep the last, so each would answer for a different site. Since HTTP/1.1, Node itself requires a Host.
 */
export const hasClearHost = ({
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count <= 1 && (host === undefined || isHost(host))
}
