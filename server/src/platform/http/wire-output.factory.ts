import type { Schema } from '@fieldhouse/contract/endpoint'
import * as z from 'zod'

const notForTheWire = new Set([
  'date',
  'transform',
  'pipe',
  'bigint',
  'map',
  'set',
  'symbol',
  'promise',
  'function',
])

/**
 * An output is filtered, never refused. It may not contain what JSON can't carry, and no format checks, because a row
 * that was valid when it was written must not become a 500 when a rule changes.
 */
export const assertWireOutput = (name: string, output: Schema): void => {
  z.toJSONSchema(output as unknown as z.ZodType, {
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      const { type } = zodSchema._zod.def
      const format = 'format' in zodSchema._zod.def ? zodSchema._zod.def.format : undefined
      if (notForTheWire.has(type)) throw new Error(`${name}: the output may not contain a ${type}`)
      if (type === 'string' && format)
        throw new Error(`${name}: the output may not check the string format ${format}`)
    },
  })
}
