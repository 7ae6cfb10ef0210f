import type { ErrorBody } from '@fieldhouse/contract/errors'
import { createSerializationAdapter } from '@tanstack/react-router'
import { createStart } from '@tanstack/react-start'
import { ApiError } from './lib/api-error.ts'
import type { RequestContext } from './lib/page-context.ts'

/** Keeps a refusal from server rendering intact in the browser. By default only its message would arrive. */
const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: (error) => ({ status: error.status, body: error.toBody() }),
  fromSerializable: ({ status, body }: { status: number; body: ErrorBody }) => new ApiError(status, body),
})

export const startInstance = createStart(() => ({ serializationAdapters: [apiErrorAdapter] }))

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}
