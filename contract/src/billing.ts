import * as z from 'zod'
import { promoCodeQuery } from './affiliates.ts'
import { endpoint } from './endpoint.ts'

const packageKeys = ['package-1', 'package-2', 'package-3', 'package-4'] as const
export type PackageKey = (typeof packageKeys)[number]

/** The one that is chosen where nobody has chosen yet. */
export const defaultPackageKey: PackageKey = 'package-2'

const packageOption = z.object({
  id: z.string(),
  name: z.string(),
  /** What it means, in one sentence. */
  description: z.string(),
  is_included: z.boolean(),
})
export type PackageOption = z.output<typeof packageOption>

/** PAY-01. Money is integer cents, next to the text that a person reads. */
const offeredPackage = z.object({
  key: z.enum(packageKeys),
  /** Its page is `/packages/{slug}`. */
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  month_price: z.number(),
  /** Twelve months, less 20 %. */
  year_price: z.number(),
  currency: z.literal('USD'),
  formatted_price: z.object({
    month_price: z.string(),
    /** What a month comes to for who pays by the year. */
    annual_monthly_price: z.string(),
    year_price: z.string(),
  }),
  /** Every option there is, in order: those of this package and those it does not have. */
  options: z.array(packageOption),
  /** Those that admins took off the pages; only admins get them. */
  hidden_options: z.array(packageOption),
  /** What a promo code takes off, in percent. */
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

/** What a promo code makes of each package (ACC-11). Money in cents. */
const discount = z.object({
  'package-key': z.enum(packageKeys),
  discounted_price: z.number(),
  discounted_year_price: z.number(),
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
