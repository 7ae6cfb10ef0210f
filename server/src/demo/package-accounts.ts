/** What the Payment page of an athlete shows. */
export type PackageState =
  | 'free'
  | 'annual'
  | 'failed'
  | 'canceled'
  | 'ended'
  | 'granted'
  | 'change'
  | 'promo'
  | 'freecode'
  | 'returned'
  | 'disputed'
  | 'void'

/** Athletes who can sign in, one for each state of a package. The number is their index among the athletes. */
export const placeOf: Readonly<Record<PackageState, number>> = {
  ended: 6,
  free: 8,
  failed: 9,
  canceled: 11,
  granted: 12,
  returned: 14,
  promo: 19,
  freecode: 21,
  annual: 38,
  disputed: 44,
  change: 47,
  void: 48,
}

export interface PackageAccount {
  readonly state: PackageState
  readonly email: string
}

export const packageAccounts: ReadonlyMap<number, PackageAccount> = new Map(
  Object.entries(placeOf).map(([state, place]) => [
    place,
    { state: state as PackageState, email: `${state}.athlete@fieldhouse.test` },
  ]),
)
