/**
 * The first part of the addresses that visitors have no pages at, or rarely open. The routes of these pages are not in
 * the map that every visitor loads.
 */
export const areas = [
  'admin',
  'affiliate',
  'bcm',
  'callback',
  'coach',
  'dev',
  'editor',
  'invoice',
  'my-account',
  'parent',
  'recruiting-center',
  'user',
  'user-edit',
]

export const isInArea = (pathname: string): boolean => areas.includes(pathname.split('/')[1] ?? '')
