import type { UserFilter } from '@fieldhouse/contract/admin'
import type { UserType } from '@fieldhouse/contract/guards'

/** The title of one user. */
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
