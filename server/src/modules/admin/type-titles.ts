import type { UserFilter } from '@fieldhouse/contract/admin'
import type { CreatedRole } from '@fieldhouse/contract/admin.roles'
import type { UserType } from '@fieldhouse/contract/guards'

/** The title of one user's type. */
export const typeTitles: Record<UserType, string> = {
  athlete: 'Athlete',
  parent: 'Parent',
  coach: 'Coach',
  admin: 'Admin',
  rsc: 'Success coach',
  affiliate: 'Affiliate',
  editor: 'Editor',
  unknown: 'No role yet',
}

export const superAdminTitle = 'Super admin'

export const titleOfType = ({ type, is_super_admin }: { type: UserType; is_super_admin: boolean }): string =>
  is_super_admin ? superAdminTitle : typeTitles[type]

/** The roles that an admin can create. A relative is named by the relationship. */
export const roleTitles: Record<CreatedRole, string> = {
  athlete: 'Athlete',
  father: 'Parent, father',
  mother: 'Parent, mother',
  guardian: 'Parent, guardian',
  'grand-father': 'Parent, grandfather',
  'grand-mother': 'Parent, grandmother',
  uncle: 'Parent, uncle',
  aunt: 'Parent, aunt',
  rsc: 'Success coach',
  editor: 'Editor',
  admin: 'Admin',
}

/** The title of a list of such users. */
export const filterTitles: Record<UserFilter, string> = {
  all: 'All users',
  athlete: 'Athletes',
  parent: 'Parents',
  coach: 'Coaches',
  admin: 'Admins',
  rsc: 'Success coaches',
  affiliate: 'Affiliates',
  editor: 'Editors',
  unknown: 'No role yet',
  deleted: 'Deleted',
}
