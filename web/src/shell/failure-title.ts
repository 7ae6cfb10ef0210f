import { ApiError } from '../lib/api-error.ts'

interface Match {
  status: string
  error?: unknown
  /** No route has the address. */
  _notFound?: boolean
}

/** SHL-03: the browser title of a failed page, or null for a page that did not fail. */
export const failureTitle = (matches: readonly Match[]): string | null => {
  const isMissing = ({ status, error, _notFound }: Match) =>
    _notFound === true || status === 'notFound' || (error instanceof ApiError && error.status === 404)
  if (matches.some(isMissing)) return 'Page not found | Fieldhouse'
  const isHidden = ({ error }: Match) => error instanceof ApiError && error.code === 'athlete_hidden'
  if (matches.some(isHidden)) return 'Private page | Fieldhouse'
  return matches.some(({ status }) => status === 'error') ? 'Something went wrong | Fieldhouse' : null
}
