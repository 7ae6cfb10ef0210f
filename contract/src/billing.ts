import * as z from 'zod'
import { promoCodeQuery } from './affiliates.ts'
import { endpoint } from './endpoint.ts'
import { entitlements } from './guards.ts'

export const packageKeys = ['package-1', 'package-2', 'package-3', 'package-4'] as const
export type PackageKey = (typeof packageKeys)[number]

/** The default until someone chooses. */
export const defaultPackageKey: PackageKey = 'package-2'

const packageOption = z.object({
  id: z.string(),
  name: z.string(),
  /** Explains it in one sentence. */
  description: z.string(),
  is_included: z.boolean(),
})
export type PackageOption = z.output<typeof packageOption>

/** PAY-01. Money is integer cents, next to the text that people read. */
const offeredPackage = z.object({
  key: z.enum(packageKeys),
  /** Its page is `/packages/{slug}`. */
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  month_price: z.number(),
  /** Twelve months with 20% off. */
  year_price: z.number(),
  currency: z.literal('USD'),
  formatted_price: z.object({
    month_price: z.string(),
    /** The price per month for people who pay by the year. */
    annual_monthly_price: z.string(),
    year_price: z.string(),
  }),
  /** The parts of the product that it opens. */
  opens: z.array(z.enum(entitlements)),
  /** All options in order, with the ones this package does not include. */
  options: z.array(packageOption),
  /** Hidden by an admin. Only admins get these. */
  hidden_options: z.array(packageOption),
  /** The discount of a promo code, in percent. */
  package_discount_ptc: z.number(),
  is_default: z.boolean(),
})
export type Package = z.output<typeof offeredPackage>

export const getPackages = endpoint({
  method: 'GET',
  path: '/packages',
  guard: 'anyone',
  rate: 'read',
  summary: 'The packages, with prices and options',
  output: z.object({ data: z.array(offeredPackage) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** Each package's price with a promo code (ACC-11). Money is in cents. */
const discount = z.object({
  'package-key': z.enum(packageKeys),
  discounted_price: z.number(),
  discounted_year_price: z.number(),
  /** For how many months of charges. Null is without an end. */
  months: z.number().nullable(),
  currency: z.literal('USD'),
  formatted_price: z.object({ discounted_price: z.string(), discounted_year_price: z.string() }),
})
export type Discount = z.output<typeof discount>

export const getDiscounts = endpoint({
  method: 'GET',
  path: '/promo-code/discounts',
  guard: 'anyone',
  rate: 'probe',
  summary: 'The packages’ prices with a promo code',
  query: promoCodeQuery,
  output: z.object({ data: z.array(discount) }),
  quiet: ['missing', 'refusal'],
})
