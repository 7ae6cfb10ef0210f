import * as z from 'zod'
import { packageKeys } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, rowId } from './fields.ts'

/**
 * ADM-03: what admins change about the packages. A change never touches a period that is paid for or free.
 *
 * - A family that has a package keeps the price it chose the package for. A higher price is for families that choose the
 *   package from its start on.
 * - A lower price reaches everyone: families that have the package pay it from their next charge on or after its start.
 */

const optionForm = {
  name: oneLine({ min: 3, max: 60, fault: 'Please enter a name (at least 3 characters)' }),
  description: oneLine({ min: 3, max: 200, fault: 'Please explain it in a sentence' }),
}

const includedKeys = z.array(z.enum(packageKeys, { error: 'Choose packages that exist' }), {
  error: 'Choose packages that exist',
})

export const mostPackageOptions = 40

const catalogOption = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  is_hidden: z.boolean(),
  package_keys: z.array(z.enum(packageKeys)),
})
export type CatalogOption = z.output<typeof catalogOption>

const catalogPackage = z.object({
  key: z.enum(packageKeys),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  /** What a new family pays today, in cents a month. */
  month_price: z.number(),
  /** Every price there was, is, or will be, in order. */
  prices: z.array(
    z.object({
      starts_on: z.string(),
      month_price: z.number(),
      state: z.enum(['past', 'current', 'scheduled']),
    }),
  ),
  /** How many families have it and go on paying for it. */
  families: z.number(),
})
export type CatalogPackage = z.output<typeof catalogPackage>

const catalog = z.object({
  packages: z.array(catalogPackage),
  options: z.array(catalogOption),
  /** The first day on which a new price can start: tomorrow, so nobody's price changes while they are paying. */
  earliest_start: z.string(),
  /** Sent back with a change, so two admins can't overwrite each other. */
  version: z.number(),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
})
export type Catalog = z.output<typeof catalog>

const answer = z.object({ data: catalog })

const versionFault = 'Must be the version of the packages that you changed'
const version = z.number({ error: versionFault }).int({ error: versionFault })
/** API clients can leave it out of a change of a single thing. */
const optionalVersion = version.optional()

const byPackage = z.object({ id: z.enum(packageKeys, { error: 'There is no such package' }) })
const byOption = z.object({ id: rowId() })

export const getCatalog = endpoint({
  method: 'GET',
  path: '/panel/admin/settings/packages',
  guard: 'admin',
  rate: 'read',
  summary: 'The packages with all of their prices and options, for admins',
  output: answer,
})

const change = {
  method: 'POST',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  output: answer,
  errors: ['packages_changed', 'not_found'],
  quiet: ['missing', 'refusal'],
} as const

const priceFault = 'Please enter a price from $1.00 to $9,999.00'
const startFault = 'Please choose the day on which the price starts'

/** Give a price together with its first day. What is left out stays as it is. */
export const updatePackage = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/update/{id}',
  summary: 'Change the name or tagline of a package, or plan a price',
  params: byPackage,
  body: z
    .object({
      version,
      name: oneLine({ min: 3, max: 40, fault: 'Please enter a name (at least 3 characters)' }).optional(),
      tagline: oneLine({ min: 3, max: 80, fault: 'Please enter a tagline' }).optional(),
      /** In cents a month. The price of a year follows from it. */
      month_price: z
        .number({ error: priceFault })
        .int({ error: priceFault })
        .min(100, { error: priceFault })
        .max(999_900, { error: priceFault })
        .optional(),
      starts_on: calendarDay(startFault).optional(),
    })
    .superRefine(({ month_price, starts_on }, { addIssue }) => {
      if (month_price !== undefined && starts_on === undefined)
        addIssue({ code: 'custom', path: ['starts_on'], message: startFault })
      if (month_price === undefined && starts_on !== undefined)
        addIssue({ code: 'custom', path: ['month_price'], message: priceFault })
    }),
})

export const withdrawPrice = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/{id}/prices/withdraw',
  summary: 'Take back a price that has not started yet',
  params: byPackage,
  body: z.object({ version, starts_on: calendarDay(startFault) }),
})

export const addPackageOption = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/options',
  status: 201,
  summary: 'Add an option at the end of the list',
  body: z.object({ ...optionForm, package_keys: includedKeys.default([]), version: optionalVersion }),
})

export const changePackageOption = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/options/{id}',
  summary: 'Rename or explain an option',
  params: byOption,
  body: z.object({
    name: optionForm.name.optional(),
    description: optionForm.description.optional(),
    version: optionalVersion,
  }),
})

export const deletePackageOption = endpoint({
  method: 'DELETE',
  path: '/panel/admin/settings/packages/options/{id}',
  guard: 'admin',
  rate: 'write',
  summary: 'Delete an option from all packages',
  params: byOption,
  output: answer,
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

/** Without the state that is wanted, the state is turned around. */
export const togglePackageOption = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/{id}/options/toggle',
  summary: 'Put an option into a package, or take it out',
  params: byPackage,
  body: z.object({ option_id: rowId(), is_included: z.boolean().optional(), version: optionalVersion }),
})

export const toggleHidePackageOption = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/options/{id}/toggle-hide',
  summary: 'Hide an option from families, or show it again',
  params: byOption,
  body: z.object({ is_hidden: z.boolean().optional(), version: optionalVersion }),
})

export const sortPackageOptions = endpoint({
  ...change,
  path: '/panel/admin/settings/packages/options/sort',
  summary: 'Put the options in another order',
  body: z.object({ ids: z.array(rowId()).max(mostPackageOptions), version: optionalVersion }),
})

/** The page of the admins saves all options at once, after it has shown what families will see. */
export const updatePackageOptions = endpoint({
  ...change,
  path: '/panel/admin/packages/update-options',
  summary: 'Replace the list of options',
  body: z.object({
    version,
    options: z
      .array(
        z.object({
          /** Empty for a new one. */
          id: rowId().optional(),
          ...optionForm,
          is_hidden: z.boolean(),
          package_keys: includedKeys,
        }),
      )
      .max(mostPackageOptions, { error: `At most ${mostPackageOptions} options` }),
  }),
})
