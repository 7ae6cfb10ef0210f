/** SHL-13: the parameters that are read one time, when a page opens. `url` stays for a person who signs in. */
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
