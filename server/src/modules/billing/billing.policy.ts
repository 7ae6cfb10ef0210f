import type { Actor } from '@fieldhouse/contract/guards'

/** Who may do what with a package, its invoices, and its money. */

/** How a person is related to the athlete whose package it is. */
export type Relation = 'athlete' | 'parent' | 'none'

type Who = Pick<Actor, 'id' | 'type'>

const isFamily = (relation: Relation): boolean => relation !== 'none'

/** Everyone in the family may choose and pay. */
export const mayBuy = (relation: Relation): boolean => isFamily(relation)

/** Editors and admins help families with their payments. */
const helpsWithMoney = ({ type }: Who): boolean => type === 'admin' || type === 'editor'

/** The family sees the package, its dates, and its invoices. Staff helps with them. */
export const maySeePackage = (who: Who, relation: Relation): boolean =>
  isFamily(relation) || helpsWithMoney(who)

/** A parent always may. An athlete may cancel what they pay for themselves. Admins help. */
export const mayCancel = ({ id, type }: Who, relation: Relation, payerId: string | null): boolean =>
  relation === 'parent' ||
  (relation === 'athlete' && (payerId === id || payerId === null)) ||
  type === 'admin'

/** What puts later charges on a card is up to the person whose card it is. Nobody agrees to them for someone else. */
export const mayAgreeToCharges = ({ id }: Pick<Actor, 'id'>, payerId: string | null): boolean =>
  payerId === null || payerId === id

/** The payer alone sees the card and the address. Staff sees them for refunds. */
export const maySeePayment = (who: Who, payerId: string | null): boolean =>
  who.id === payerId || helpsWithMoney(who)

/** Something was paid, and not all of it went back. Whether it has settled is for the provider to say. */
export const mayRefund = (who: Who, { total, refunded }: { total: number; refunded: number }): boolean =>
  helpsWithMoney(who) && refunded < total

export const mayGrant = ({ type }: Who): boolean => type === 'admin'
