import * as z from 'zod'

const wholeNumber = (fault: string) => z.coerce.number<number>({ error: fault }).int({ error: fault })

/** The largest value of an integer column. Nobody can ask for a larger one. */
export const largestWhole = 2_147_483_647

/** A whole number in the address. The error text names its limits. */
export const wholeFrom = (min: number, max?: number) => {
  const fault = max
    ? `Must be a whole number from ${min} to ${max}`
    : `Must be a whole number, at least ${min}`
  const number = wholeNumber(fault).min(min, { error: fault })
  return max ? number.max(max, { error: fault }) : number
}

/** One page of a list. Every list of the API answers like this. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.number(),
      from: z.number().nullable(),
      last_page: z.number(),
      path: z.string(),
      per_page: z.number(),
      to: z.number().nullable(),
      total: z.number(),
    }),
  })
