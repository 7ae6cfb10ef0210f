import { expect, test } from 'vitest'
import * as z from 'zod'
import { assertWireOutput } from './wire-output.factory.ts'

test.each([
  ['a date', z.object({ at: z.date() }), /getIt: the output may not contain a date/],
  ['a transform', z.object({ list: z.array(z.string().transform(Number)) }), /pipe|transform/],
  ['a format check', z.object({ mail: z.email() }), /string format email/],
])('an output may not have %s', (_, output, words) => {
  expect(() => assertWireOutput('getIt', output)).toThrow(words)
})
