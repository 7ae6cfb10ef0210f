import type { ErrorCode } from './errors.codes.ts'
import type { ErrorKind } from './errors.kinds.ts'

export type { ErrorCode } from './errors.codes.ts'

/** The text people see for a server error. Pages need nothing else from the table. */
export const ourFault =
  'Something went wrong on our end. We are currently trying to fix the problem. Please try again in a few minutes. If the issue persists, please notify us with the Provide feedback button.'

/** The text people see when nothing more specific is known. */
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

/** The text people see when their file has more than this many bytes. */
export const uploadTooLarge = (maxBytes: number): string =>
  `The specified file could not be uploaded. Maximum upload size ${Math.round(maxBytes / 1_000_000)} MB.`

/** Validation errors by field name, each with everything that is wrong with the field. */
export type FieldFaults = Record<string, string[]>

/** A schema's validation errors by field, the same on both sides. `body` means the whole body. */
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
