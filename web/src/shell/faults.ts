import { ourFault } from '@fieldhouse/contract/errors'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ApiError } from '../lib/api-error.ts'

/** The router answers every failed page with 500, but a refusal has its own status. */
export const answerWith = createIsomorphicFn().server((status: number) => setResponseStatus(status))

/** Errors during server rendering belong in the log. The router does not log them. */
export const reportFault = createIsomorphicFn().server((fault: unknown) => {
  getGlobalStartContext()?.report(fault)
})

const brokenAs = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.brokenAs)
  .client((): string | undefined => undefined)

/** A page that failed in the middle is rendered again, as the error page. */
export const assertNotBroken = (): void => {
  const request_id = brokenAs()
  if (request_id) throw new ApiError(500, { message: ourFault, code: 'internal', request_id })
}
