import * as z from 'zod'
import { signedIn, sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'
import { userTypes } from './guards.ts'
import { listOf, wholeFrom } from './lists.ts'

/** The filters of the user list. */
export const userFilters = ['all', ...userTypes, 'deleted'] as const
export type UserFilter = (typeof userFilters)[number]

/** The orders of the user list. */
export const userSorts = ['newest', 'name', 'seen'] as const
export type UserSort = (typeof userSorts)[number]

export const listedUser = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  type: z.enum(userTypes),
  type_title: z.string(),
  athlete_slug: z.string().nullable(),
  /** Of an athlete, or of a parent's athletes. */
  subscription: z.object({ package_key: z.string(), name: z.string() }).nullable(),
  is_vip: z.boolean(),
  /** An athlete's page. */
  page: z
    .object({
      sport_key: z.enum(sports),
      class: z.number().nullable(),
      is_visible: z.boolean(),
      is_seros: z.boolean(),
    })
    .nullable(),
  /** A coach's college. */
  coach: z.object({ college: z.string().nullable(), is_verified: z.boolean() }).nullable(),
  /** A parent's athletes. */
  athletes: z.array(z.object({ user_id: z.string(), name: z.string() })),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  can: z.object({
    /** The page with everything about this person. */
    open: z.boolean(),
    login_as: z.boolean(),
    mark: z.boolean(),
    delete: z.boolean(),
    restore: z.boolean(),
  }),
})
export type ListedUser = z.output<typeof listedUser>

const userQuery = z.object({
  type: z.preprocess((given) => given || undefined, z.enum(userFilters).default('all')),
  /** Searches names and addresses. */
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  sort: z.preprocess((given) => given || undefined, z.enum(userSorts).default('newest')),
  page: wholeFrom(1).default(1),
  /** 1: no filter by type. The search in the panels uses it. */
  show_all: z.enum(['0', '1']).optional(),
})
export type UserQuery = z.output<typeof userQuery>

const userList = listOf(listedUser)

export const getUsers = endpoint({
  method: 'GET',
  path: '/panel/users/all',
  guard: 'admin',
  rate: 'read',
  summary: 'Everyone who has an account, page by page',
  query: userQuery,
  output: userList.extend({
    meta: userList.shape.meta.extend({
      /** There are more than `total`: a search shows 150. Without a text, every page can be opened. */
      is_more: z.boolean(),
    }),
  }),
})

export const getUserFilters = endpoint({
  method: 'GET',
  path: '/panel/filter',
  guard: 'admin',
  rate: 'read',
  summary: 'How many users there are of each type',
  output: z.object({
    data: z.array(z.object({ key: z.enum(userFilters), title: z.string(), count: z.number() })),
  }),
})

const byId = z.object({ id: rowId() })

/** ACC-15. */
export const loginAs = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/login-as',
  guard: 'admin',
  rate: 'write',
  effect: 'none',
  summary: 'Act as another user, until reverted',
  params: byId,
  output: signedIn,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const deleteUser = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/delete',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Delete an account; it can be restored for 30 days',
  params: byId,
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const restoreUser = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/restore',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Restore a deleted account',
  params: byId,
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'forbidden', 'conflict'],
  quiet: ['missing', 'refusal'],
})
