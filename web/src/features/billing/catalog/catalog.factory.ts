import type { Catalog, CatalogPackage } from '@fieldhouse/contract/billing.catalog'

const build = (
  key: CatalogPackage['key'],
  name: string,
  month_price: number,
  families = 0,
): CatalogPackage => ({
  key,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  tagline: `The line of ${name}.`,
  month_price,
  prices: [{ starts_on: '2026-01-01', month_price, state: 'current' }],
  families,
})

/** Four packages, three options, and a planned price. */
export const buildCatalog = (facts: Partial<Catalog> = {}): Catalog => {
  const elite = build('package-2', 'Starter Elite', 4900, 37)
  return {
    packages: [
      build('package-1', 'Starter Showcase', 1900, 1),
      {
        ...elite,
        prices: [...elite.prices, { starts_on: '2027-01-01', month_price: 5900, state: 'scheduled' }],
      },
      build('package-3', 'All-Star Showcase', 9900),
      build('package-4', 'College Concierge', 24_900),
    ],
    options: [
      {
        id: 'page',
        name: 'Every profile section',
        description: 'All of the page.',
        is_hidden: false,
        package_keys: ['package-1', 'package-2', 'package-3', 'package-4'],
      },
      {
        id: 'chat',
        name: 'Chat',
        description: 'Write to coaches.',
        is_hidden: false,
        package_keys: ['package-2', 'package-3', 'package-4'],
      },
      {
        id: 'coach',
        name: 'Success coach',
        description: 'A real person.',
        is_hidden: false,
        package_keys: ['package-3', 'package-4'],
      },
    ],
    earliest_start: '2026-11-19',
    version: 4,
    updated_at: null,
    updated_by: null,
    ...facts,
  }
}
