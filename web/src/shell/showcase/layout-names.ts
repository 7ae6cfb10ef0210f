/** SHL-01. */
export const layoutNames = [
  'main',
  'parent',
  'recruitment',
  'admin',
  'rsa',
  'affiliate',
  'bcm',
  'coach',
  'editor',
  'seros',
  'teaser',
  'user',
  'error',
] as const

export type LayoutName = (typeof layoutNames)[number]

/** The layout of that name, if there is one. */
export const layoutNamed = (name: string): LayoutName | undefined =>
  layoutNames.find((known) => known === name)
