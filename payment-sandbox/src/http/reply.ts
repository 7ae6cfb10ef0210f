import { type Refusal, refusalXml } from '../wire/validation.ts'
import { xmlDocument } from '../wire/xml.ts'

export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export const xmlReply = (status: number, root: string): Reply => ({
  status,
  type: 'application/xml; charset=utf-8',
  body: xmlDocument(root),
})

export const refusalReply = (refusal: Refusal): Reply => xmlReply(422, refusalXml(refusal))

export const jsonReply = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

export const htmlReply = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Reply => ({ status, type: 'text/html; charset=utf-8', body, headers })

/** Nothing to say but the status. A success has one space for a body, as with Braintree: the SDK expects one. */
export const emptyReply = (status: number): Reply => ({
  status,
  type: 'application/xml; charset=utf-8',
  body: status === 200 ? ' ' : '',
})
