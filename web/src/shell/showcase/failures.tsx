import { ourFault } from '@fieldhouse/contract/errors'
import type { Actor, GuardName } from '@fieldhouse/contract/guards'
import { ApiError } from '../../lib/api-error.ts'
import { guarded } from '../guarded.ts'

/** Fails in the way that the address names. */
export const failAs = (kind: string, context: { viewer: Actor | null }): void => {
  if (kind === '500')
    throw new ApiError(500, { message: ourFault, code: 'internal', request_id: 'a-request' })
  if (kind === '403')
    throw new ApiError(403, {
      message: 'This is not yours to see',
      code: 'forbidden',
      request_id: 'a-request',
    })
  if (kind === 'exception') throw new Error('A sample fault of a loader')
  if (kind === 'guard') guarded('no-such-guard' as GuardName)({ context, location: { href: '/' } })
}

export const RenderFailure = (): never => {
  throw new Error('A sample fault of a component')
}
