import { addDays, billingDayOf, type Day } from '../../modules/billing/index.ts'
import { endingPackages } from '../care.ts'
import { type AthletePerson, athletesWithoutSlugs, crowds, demoUser, type Ingredients } from '../crowd.ts'
import { inventedFamilies } from '../families.ts'
import { luisCustomers } from '../luis-customers.ts'
import { type PackageState, packageAccounts } from '../package-accounts.ts'
import type { UserRow } from '../people.ts'
import { codeOfState, demoCodeId } from '../promo-codes.ts'
import { Random } from '../random.ts'
import { drawStory, endingStory, loyalStory } from './crowd-stories.ts'
import { amaraStory, knownStories } from './known-stories.ts'
import { type Life, live } from './life.ts'
import { type AddressRow, addressOf, card, drawMethod, type Method, payPal } from './payers.ts'

/** Athletes after these have what they were drawn as a grant, so a world of a million sorts no million invoices. */
export const athletesWithPackages = 3000

/** An athlete with a package, and who pays for it. */
export interface Holder {
  readonly place: number
  readonly athlete: UserRow
  /** Null for a package that nobody pays for. */
  readonly payer: UserRow | null
  /** The last one is the default. */
  readonly methods: readonly Method[]
  readonly address: AddressRow | null
  readonly promo_code_id: string | null
  readonly life: Life
  /** For the ids. */
  readonly random: Random
}

const hour = 60 * 60 * 1000

/** The jobs of this day have run already, whatever time it is. */
export const lastBillingDay = (now: Date): Day => billingDayOf(new Date(now.getTime() - hour))

const amara = (ingredients: Ingredients, { user }: AthletePerson, today: Day): Omit<Holder, 'random'> => {
  const payer = demoUser(ingredients, 'parent')
  return {
    place: 0,
    athlete: user,
    payer,
    methods: [
      payPal('renee.whitlock@example.net'),
      card('Visa', '1111', `${Number(today.slice(0, 4)) + 3}-08`),
    ],
    address: addressOf(payer, {
      address: '1840 NW Juniper Street',
      apt: '',
      city: 'Bend',
      state: 'OR',
      zip_code: '97703',
      phone: '(541) 555-0118',
    }),
    promo_code_id: null,
    life: live(amaraStory(today), today),
  }
}

const methodsOf = (state: PackageState, user: UserRow, random: Random, life: Life, today: Day): Method[] => {
  // It was good when it last paid.
  if (state === 'failed') return [card('Mastercard', '4444', life.subscription.starts_on.slice(0, 7))]
  // A bank dispute needs a card.
  if (state === 'disputed' || state === 'returned')
    return [card('Visa', '1111', `${Number(today.slice(0, 4)) + 2}-05`)]
  const { first_name, last_name } = user
  return [
    state === 'change'
      ? payPal(`${first_name}.${last_name}@example.com`.toLowerCase())
      : drawMethod(random, user, today),
  ]
}

const ripon = {
  address: '412 Watson Street',
  apt: 'Apt 3',
  city: 'Ripon',
  state: 'WI',
  zip_code: '54971',
  phone: '(920) 555-0143',
}

/** One of the athletes who can sign in. They pay for themselves. */
const known = (
  ingredients: Ingredients,
  { place, user }: AthletePerson,
  state: PackageState,
  random: Random,
  today: Day,
): Omit<Holder, 'random'> => {
  const life = live(knownStories[state](today), today)
  const code = codeOfState[state]
  const isFree = life.story.granted_until !== undefined
  return {
    place,
    athlete: user,
    payer: isFree ? null : user,
    methods: isFree ? [] : methodsOf(state, user, random, life, today),
    address: state === 'annual' ? addressOf(user, ripon) : null,
    promo_code_id: code ? demoCodeId(ingredients, code) : null,
    life,
  }
}

interface Circumstances {
  readonly affiliateCodeId: string
  readonly parent: UserRow | undefined
  readonly endsIn: number | undefined
  /** The person who signed up with the demo affiliate's code, and pays. */
  readonly referred: UserRow | undefined
}

const invented = (
  person: AthletePerson,
  random: Random,
  today: Day,
  { affiliateCodeId, parent, endsIn, referred }: Circumstances,
): Omit<Holder, 'random'> | null => {
  const { place, user } = person
  const joined = billingDayOf(user.created_at)
  const drawn = drawStory(random, person, joined, today)
  const other = endsIn === undefined ? drawn : endingStory(person, joined, today, endsIn)
  const story = referred ? loyalStory(random, person, joined, today) : other
  if (!story) return null
  const life = live(story, today)
  const isFree = story.granted_until !== undefined
  const paysAlone = story.declined_from !== undefined && user.email !== null
  const payer = referred ?? (isFree ? null : paysAlone ? user : (parent ?? user))
  const methods = payer ? [drawMethod(random, payer, today)] : []
  const expired = card('Visa', '1881', life.subscription.starts_on.slice(0, 7))
  const isPastDue = life.subscription.status === 'past_due'
  return {
    place,
    athlete: user,
    payer,
    methods: isPastDue ? [expired] : methods,
    address: null,
    promo_code_id: referred ? affiliateCodeId : null,
    life,
  }
}

const parentsByAthlete = (ingredients: Ingredients): ReadonlyMap<string, UserRow> => {
  const parents = new Map<string, UserRow>()
  for (const { parent, children } of inventedFamilies(ingredients))
    for (const { place, user } of children) if (place <= athletesWithPackages) parents.set(user.id, parent)
  return parents
}

/** Everyone who has or had a package. */
export function* packageHolders(ingredients: Ingredients, now: Date): Generator<Holder> {
  const today = lastBillingDay(now)
  const parents = parentsByAthlete(ingredients)
  const ending = endingPackages(ingredients)
  const referred = new Map(luisCustomers(ingredients).map(({ athlete, payer }) => [athlete.id, payer]))
  for (const person of athletesWithoutSlugs(ingredients).take(athletesWithPackages + 1)) {
    const { place, user } = person
    const random = new Random(ingredients.seed, crowds.packages, place)
    const state = packageAccounts.get(place)?.state
    const holder =
      place === 0
        ? amara(ingredients, person, today)
        : state
          ? known(ingredients, person, state, random, today)
          : invented(person, random, today, {
              affiliateCodeId: demoCodeId(ingredients, 'affiliate'),
              parent: parents.get(user.id),
              endsIn: ending.get(place),
              referred: referred.get(user.id),
            })
    if (holder) yield { ...holder, random }
  }
}

/** A card takes a night to settle, PayPal some days. */
export const isSettledBy = (today: Day, { payment_type }: Pick<Method, 'payment_type'>, on: Day): boolean =>
  on < addDays(today, payment_type === 'PayPal' ? -4 : 0)
