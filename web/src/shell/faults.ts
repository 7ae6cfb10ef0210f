import { ourFault } from '@fieldhouse/contract/errors'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ApiError } from '../lib/api-error.ts'

/** The router answers every failed page with 500; a refusal has a status of its own. */
export const answerWith = createIsomorphicFn().server((status: number) => setResponseStatus(status))

/** What broke while the server rendered belongs into its log; the router keeps it to itself. */
export const reportFault = createIsomorphicFn().server((fault: unknown) => {
  getGlobalStartContext()?.report(fault)
})

const brokenAs = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.brokenAs)
  .client((): string | undefined => undefined)

/** A page that broke in the middle is asked for once more, to be shown as what it is. */
export const assertNotBroken = (): void => {
  const request_id = brokenAs()
  if (request_id) throw new ApiError(500, { message: ourFault, code: 'internal', request_id })
}
