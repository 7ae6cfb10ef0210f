/** A part of a form: a field, or a file when it has a file name. */
export interface FormPart {
  readonly name: string
  readonly fileName: string | null
  readonly type: string
  /** A view of the form's bytes. Nothing is copied. */
  readonly bytes: Buffer
}

const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')
const mostHeadBytes = 16 * 1024
const mostParts = 100

const boundaryIn = (contentType: string): string | null => {
  const match =
    /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70}))/i.exec(
      contentType,
    )
  return match?.[1] ?? match?.[2] ?? null
}

/** Browsers escape these characters like this inside quotes. Other programs use a backslash. */
const unquoted = (text: string): string =>
  text.replaceAll('\\"', '"').replaceAll(/%22/g, '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n')

const parameter = (header: string, name: string): string | null => {
  const match = new RegExp(String.raw`;\s*${name}="((?:\\"|[^"\r\n])*)"`, 'i').exec(header)
  return match?.[1] === undefined ? null : unquoted(match[1])
}

const headerIn = (head: string, name: string): string =>
  new RegExp(String.raw`^${name}:[ \t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''

const partOf = (head: string, bytes: Buffer): FormPart | null => {
  const disposition = headerIn(head, 'content-disposition')
  const name = parameter(disposition, 'name')
  if (name === null || !/^form-data\b/i.test(disposition)) return null
  return { name, fileName: parameter(disposition, 'filename'), type: headerIn(head, 'content-type'), bytes }
}

/**
 * Parses RFC 7578 forms as browsers send them. Null if the form is broken. Takes a millisecond or two for a file of 10
 * MB.
 */
export const readMultipart = (contentType: string, body: Buffer): FormPart[] | null => {
  const boundary = boundaryIn(contentType)
  if (boundary === null) return null
  const first = Buffer.from(`--${boundary}`)
  const delimiter = Buffer.concat([lineEnd, first])
  if (!body.subarray(0, first.length).equals(first)) return null
  const parts: FormPart[] = []
  let at = first.length
  for (;;) {
    const mark = body.toString('latin1', at, at + 2)
    if (mark === '--') return parts
    if (mark !== '\r\n' || parts.length === mostParts) return null
    const head = body.subarray(at, at + mostHeadBytes)
    const headLength = head.indexOf(headEnd)
    const begin = at + headLength + headEnd.length
    const end = headLength < 0 ? -1 : body.indexOf(delimiter, begin)
    if (end < 0) return null
    const part = partOf(head.toString('utf8', lineEnd.length, headLength), body.subarray(begin, end))
    if (!part) return null
    parts.push(part)
    at = end + delimiter.length
  }
}
