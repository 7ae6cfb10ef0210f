import type { PackageKey } from '@fieldhouse/contract/billing'
import type { Theme } from '../../ui/style/themes.ts'

/** A package's color, on its card, its button, and its page. */
export const packageTheme: Record<PackageKey, Theme> = {
  'package-1': 'black',
  'package-2': 'blue',
  'package-3': 'orange',
  'package-4': 'purple',
}
