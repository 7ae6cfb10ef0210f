import type { Endpoint, Schema } from '@fieldhouse/contract/endpoint'
import { type FieldFaults, faultsByField } from '@fieldhouse/contract/errors'
import type * as z from 'zod'

declare global {
  // Zod's own switch. Compiling checks evaluates text as code, which our content policy forbids.
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/**
 * What the browser's stub of an endpoint with a body has besides its route. Outside the build the endpoint is complete.
 */
interface WithRules {
  rules?: () => Promise<Schema>
}

/**
 * The contract's rules for a call's body, loaded when a form first needs them. Null if they can't be loaded. A browser
 * does not load a script again that failed once, even when the connection is back, so the server checks alone then.
 */
export const loadRules = async (endpoint: Endpoint): Promise<z.ZodType | null> => {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }
  const { rules } = endpoint as WithRules
  if (!rules && !endpoint.body) throw new Error(`${endpoint.path} takes no body`)
  const schema = rules ? await rules().catch(() => null) : endpoint.body
  return schema as unknown as z.ZodType | null
}

export const faultsOf = (rules: z.ZodType | null, values: unknown): FieldFaults =>
  faultsByField(rules?.safeParse(values).error?.issues ?? [])
