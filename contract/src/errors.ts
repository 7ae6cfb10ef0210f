import type { ErrorCode } from './errors.codes.ts'
import type { ErrorKind } from './errors.kinds.ts'

export type { ErrorCode } from './errors.codes.ts'

/** What a person reads of a fault of ours: all that pages need of the table. */
export const ourFault =
  'Something went wrong on our end. We are currently trying to fix the problem. Please try again in a few minutes. If the issue persists, please notify us with the Provide feedback button.'

/** What a person reads when nothing more exact is known. */
export const errorMessage: Record<ErrorKind, string> = {
  bad_request: 'The request could not be read.',
  unauthenticated: 'Please sign in to continue.',
  forbidden: 'You do not have access to this.',
  not_found: 'This page could not be found',
  method_not_allowed: 'This address does not accept that kind of request.',
  timeout: 'The request took too long. Please try again.',
  conflict: 'This was changed in the meantime. Please reload and try again.',
  too_large: 'This is too large to send.',
  unsupported_media_type: 'This format is not accepted.',
  invalid: 'Please check the highlighted fields.',
  too_many_requests: 'Too many attempts. Please try again later.',
  internal: ourFault,
  unavailable: 'We’ll be right back. Please try again in a moment.',
}

/** What a person reads whose file is larger than so many bytes. */
export const uploadTooLarge = (maxBytes: number): string =>
  `The specified file could not be uploaded. Maximum upload size ${Math.round(maxBytes / 1_000_000)} MB.`

/** Field faults by field name, each with everything that is wrong with it. */
export type FieldFaults = Record<string, string[]>

/** What a schema found wrong, by field; the same on both sides. `body` stands for the whole. */
export const faultsByField = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldFaults => {
  const faults: FieldFaults = {}
  for (const { path, message } of issues) {
    const field = path.map(String).join('.') || 'body'
    faults[field] = [...(faults[field] ?? []), message]
  }
  return faults
}

/** The body of every refusal. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: FieldFaults
  request_id: string
}
