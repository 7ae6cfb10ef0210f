import type { UserType } from '@fieldhouse/contract/guards'
import type { Gender } from './lists.ts'

/** Everyone's password in the demo world, which exists only in development. */
export const demoPassword = 'Fieldhouse1!'

export interface DemoAccount {
  readonly email: string
  readonly type: UserType
  readonly first_name: string
  readonly last_name: string
  readonly gender: Gender
  readonly is_super_admin: boolean
  /** For success coaches and staff. */
  readonly phone: string | null
}

const account = (
  name: UserType | 'superadmin',
  first_name: string,
  last_name: string,
  gender: Gender,
  phone: string | null = null,
): DemoAccount => ({
  email: `${name}@fieldhouse.test`,
  type: name === 'superadmin' ? 'admin' : name,
  first_name,
  last_name,
  gender,
  is_super_admin: name === 'superadmin',
  phone,
})

/** The athlete whose page is rich in every section. */
export const demoAthleteAccount = account('athlete', 'Amara', 'Whitlock', 'female')

/** A user who exists exactly when the demo world does. */
export const demoAdminAccount = account('admin', 'Helen', 'Park', 'female')

/** One sign-in for each role. */
export const demoAccounts: readonly DemoAccount[] = [
  demoAthleteAccount,
  account('parent', 'Renee', 'Whitlock', 'female'),
  account('coach', 'Marcus', 'Bell', 'male'),
  account('rsc', 'Priya', 'Nair', 'female', '(541) 555-0164'),
  account('affiliate', 'Luis', 'Ortega', 'male'),
  demoAdminAccount,
  account('editor', 'Theo', 'Lindgren', 'male'),
  account('unknown', 'Sam', 'Okafor', 'male'),
  account('superadmin', 'Grace', 'Abrams', 'female'),
]
