import { errorMessage } from '@fieldhouse/contract/errors'
import { ApiError } from '../lib/api-error.ts'

/** What a failed page shows: a refusal in its own words, anything else as our fault. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <main className="mx-auto grid max-w-5xl gap-4 px-4 py-24">
    <h1 className="text-2xl font-bold">
      {error instanceof ApiError ? error.message : errorMessage.internal}
    </h1>
    <p>
      <a href="/" className="font-semibold text-accent underline underline-offset-4">
        Go to Homepage
      </a>
    </p>
  </main>
)
