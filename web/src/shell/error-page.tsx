import { errorMessage } from '@fieldhouse/contract/errors'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ApiError } from '../lib/api-error.ts'

/** The router answers every failed page with 500; a refusal has a status of its own. */
const answerWith = createIsomorphicFn().server((status: number) => setResponseStatus(status))

/** What a failed page shows: a refusal in its own words, anything else as our fault. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const refusal = error instanceof ApiError ? error : null
  if (refusal) answerWith(refusal.status)
  return (
    <main className="mx-auto grid max-w-5xl gap-4 px-4 py-24">
      <h1 className="text-2xl font-bold">{refusal?.message ?? errorMessage.internal}</h1>
      <p>
        <a href="/" className="font-semibold text-accent underline underline-offset-4">
          Go to Homepage
        </a>
      </p>
    </main>
  )
}
