import * as z from 'zod'

const wholeNumber = (fault: string) => z.coerce.number<number>({ error: fault }).int({ error: fault })

/** What a column of whole numbers holds: a larger one can't be asked for. */
export const largestWhole = 2_147_483_647

/** A whole number in the address, with its limits said in words. */
export const wholeFrom = (min: number, max?: number) => {
  const fault = max
    ? `Must be a whole number from ${min} to ${max}`
    : `Must be a whole number, at least ${min}`
  const number = wholeNumber(fault).min(min, { error: fault })
  return max ? number.max(max, { error: fault }) : number
}

/** One page of a list, as every list of the API answers. */
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
