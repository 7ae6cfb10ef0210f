/** Every kind of refusal with its HTTP status. A kind is also the code of a refusal that needs no name of its own. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof errorStatus

/** The codes of one module, each with its kind. */
export const errorCodes = <const Codes extends Record<string, ErrorKind>>(codes: Codes): Codes => codes
