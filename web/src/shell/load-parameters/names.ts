/** SHL-13: what is read once, when a page is opened. `url` stays for whoever signs in. */
export const loadParameters = [
  'affInvite',
  'invite',
  'event',
  'team_id',
  'role',
  'promo_code',
  'login',
] as const
export type LoadParameter = (typeof loadParameters)[number]
