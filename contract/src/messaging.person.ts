import * as z from 'zod'
import { verificationMethods } from './colleges.verified.ts'
import { userTypes } from './guards.ts'

/** A person in a conversation, as the other side may see them. */
export const person = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  type: z.enum(userTypes),
  /** `College coach`, `Mother`, `Success coach` … */
  type_title: z.string(),
  gender: z.string().nullable(),
  number: z.string().nullable(),
  position: z.string().nullable(),
  /** The athlete's page. */
  athlete_id: z.string().nullable(),
  athlete_slug: z.string().nullable(),
  /** How the coach was verified, for this athlete. */
  verified_by: z.enum(verificationMethods).nullable(),
  /** Weight in pounds. */
  personal_metrics: z.object({ class_name: z.string().nullable(), weight: z.number().nullable() }),
})
export type Person = z.output<typeof person>
