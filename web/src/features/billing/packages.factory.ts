import type { Package, PackageKey } from '@fieldhouse/contract/billing'

const optionNames = ['Page', 'Views', 'Chat', 'Match', 'Sessions']

const opened = ['full-profile', 'recruiting-center', 'best-college-match'] as const

const build = (
  key: PackageKey,
  name: string,
  [month_price, annual_monthly_price, year_price]: [string, string, string],
  holds: number,
): Package => ({
  key,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  tagline: `The line of ${name}.`,
  month_price: 1,
  year_price: 10,
  currency: 'USD',
  formatted_price: { month_price, annual_monthly_price, year_price },
  opens: opened.slice(0, holds - 1),
  options: optionNames.map((option, place) => ({
    id: option,
    name: option,
    description: `What ${option} means.`,
    is_included: place < holds,
  })),
  hidden_options: [],
  package_discount_ptc: 0,
  is_default: key === 'package-2',
})

/** Four packages, each with the options of the previous one. */
export const buildPackages = (): [Package, Package, Package, Package] => [
  build('package-1', 'Starter Showcase', ['$19.00', '$15.20', '$182.40'], 2),
  build('package-2', 'Starter Elite', ['$49.00', '$39.20', '$470.40'], 3),
  build('package-3', 'All-Star Showcase', ['$99.00', '$79.20', '$950.40'], 4),
  build('package-4', 'College Concierge', ['$249.00', '$199.20', '$2,390.40'], 5),
]
