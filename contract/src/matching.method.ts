import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** A table of the score, with its figures in words. */
const methodTable = z.object({
  /** Part of the page's address, as in `#level`. */
  id: z.string(),
  title: z.string(),
  /** What it is for and where it comes from. */
  text: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
export type MethodTable = z.output<typeof methodTable>

/** BCM-02: every table that a score is made from, so anyone can compute it by hand. */
export const getMatchMethod = endpoint({
  method: 'GET',
  path: '/bcm/method',
  guard: 'anyone',
  rate: 'read',
  summary: 'The tables of the score',
  output: z.object({ data: z.array(methodTable) }),
  quiet: ['missing', 'fault', 'refusal'],
})
