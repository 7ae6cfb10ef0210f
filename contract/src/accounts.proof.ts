import * as z from 'zod'
import { code } from './accounts.sign-up.ts'

/** A text that the server answers with. No schema checks it. */
export const missingProof = 'Please enter your password'

/** A session alone may be a borrowed phone. So some calls need the password, or a new code if there is no password. */
export const ownerProof = z.object({
  password: z
    .string({ error: missingProof })
    .overwrite((text) => text.replace(/\s/g, ''))
    .max(200, { error: 'The password you entered is incorrect.' })
    .optional(),
  code: code.optional(),
})
export type OwnerProof = z.output<typeof ownerProof>
