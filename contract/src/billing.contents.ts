import type { PackageKey } from './billing.ts'
import type { Entitlement } from './guards.ts'

/** What each package opens, the cheapest package first. */
export const packageContents: Record<PackageKey, readonly Entitlement[]> = {
  'package-1': ['full-profile'],
  'package-2': ['full-profile', 'recruiting-center'],
  'package-3': ['full-profile', 'recruiting-center', 'best-college-match', 'success-coach'],
  'package-4': ['full-profile', 'recruiting-center', 'best-college-match', 'success-coach'],
}
