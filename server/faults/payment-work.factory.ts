import { once } from 'node:events'
import type { PackageKey } from '@fieldhouse/contract/billing'
import type { PoolClient } from 'pg'
import { hearProvider } from '../src/modules/billing/notices/hear-provider.ts'
import { buy } from '../src/modules/billing/purchases/buy.ts'
import { renewPackagesJob } from '../src/modules/billing/renewals/billing.jobs.ts'
import { advanceClock } from '../src/platform/clock.ts'
import { type DatabaseConfig, openDatabase } from '../src/platform/database/database.ts'
import { answerOutside } from '../src/platform/http/answer-outside.ts'
import { noLimit } from '../src/platform/http/bind.ts'
import { callerOf } from '../src/platform/http/caller.factory.ts'
import { jobPorts, newSending } from '../src/platform/jobs/job-ports.factory.ts'
import { openPayments } from '../src/platform/payments/open-payments.ts'
import { makeDue } from './payment-families.factory.ts'

export interface NodeSettings {
  readonly database: DatabaseConfig
  readonly sandboxUrl: string
  /** How far its clock is ahead. */
  readonly aheadMilliseconds: number
}

/** Where a node stops and waits to be killed: at the first statement that contains this text. */
export interface ParkingSpot {
  readonly statement: string
  readonly when: 'before' | 'after'
  /** Counts only statements that follow one with this text on the same connection. */
  readonly following?: string
}

export interface Purchase {
  readonly buyerId: string
  readonly key: string
  readonly package_key: PackageKey
  readonly nonce?: string
}

/** What a test asks of a node. */
export type Order =
  | { readonly kind: 'sweep' }
  | { readonly kind: 'buy'; readonly purchase: Purchase; readonly times?: number }
  | { readonly kind: 'hear'; readonly bt_signature: string; readonly bt_payload: string }
  | { readonly kind: 'makeDue'; readonly athleteUserId: string }
  | { readonly kind: 'advance'; readonly milliseconds: number }
  | { readonly kind: 'park'; readonly spot: ParkingSpot }

/** How a request ended: `success`, or the code of its refusal. */
type Ending = string

const siteOrigin = 'http://fieldhouse.test'

const endingOf = async (work: Promise<unknown>): Promise<Ending> => {
  try {
    const answer = (await work) as { readonly status?: string } | undefined
    return answer?.status ?? 'success'
  } catch (error) {
    return String(Object(error).code ?? Object(error).message)
  }
}

/** Statements on one connection stop forever at a spot. Each spot is used once. */
const parkAt = (spots: ParkingSpot[], client: PoolClient, onParked: (spot: ParkingSpot) => void): void => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const passed = new Set<ParkingSpot>()
  const spotAt = (text: string): ParkingSpot | undefined => {
    const found = spots.find(
      (spot) => text.includes(spot.statement) && (spot.following === undefined || passed.has(spot)),
    )
    for (const spot of spots) if (spot.following && text.includes(spot.following)) passed.add(spot)
    return found
  }
  client.query = ((...given: unknown[]) => {
    const [config] = given
    const text = typeof config === 'string' ? config : String(Object(config).text ?? '')
    const spot = spotAt(text)
    if (!spot) return query(...given)
    spots.splice(spots.indexOf(spot), 1)
    // With a callback, the answer goes there; it never comes.
    const withoutCallback = given.filter((part) => typeof part !== 'function')
    const done = spot.when === 'after' ? Promise.resolve(query(...withoutCallback)) : Promise.resolve()
    return done.then(() => {
      onParked(spot)
      return new Promise(() => {})
    })
  }) as typeof client.query
}

/** Does what the test asks for over the channel to its parent, until it is killed. */
export const workAsNode = async (settings: NodeSettings): Promise<void> => {
  const { database, sandboxUrl, aheadMilliseconds } = settings
  const spots: ParkingSpot[] = []
  advanceClock(aheadMilliseconds)
  const { db, pool } = await openDatabase(database, () => {})
  const watched = new WeakSet<PoolClient>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    parkAt(spots, client, (parked) => process.send?.({ parked }))
  }
  pool.on('connect', watch).on('acquire', watch)
  const payments = openPayments({ kind: 'sandbox', url: sandboxUrl })
  const ports = jobPorts(db, { payments, siteOrigin })

  const purchase = ({ buyerId, key, package_key, nonce }: Purchase) => {
    const actor = {
      id: buyerId,
      type: 'athlete',
      is_super_admin: false,
      impersonator_id: null,
      has_promo_code: false,
      has_roster: false,
      is_verified_coach: false,
      access: [],
      ended: [],
    } as const
    const body = { package_key, billing_cycle: 'monthly' as const, ...(nonce && { payment_method: nonce }) }
    const request = { call: 'createSubscription', body }
    return answerOutside(
      db,
      { owner: buyerId, key, request },
      buy(
        { db, payments, site: siteOrigin },
        { actor, caller: callerOf({ actor }), limit: noLimit, athleteUserId: buyerId, body },
      ),
    )
  }

  const carryOut = (order: Order): Promise<Ending[]> | Ending[] => {
    if (order.kind === 'sweep')
      return Promise.all([endingOf(renewPackagesJob.run(ports, null, newSending()))])
    if (order.kind === 'hear')
      return Promise.all([endingOf(hearProvider({ db, payments, siteOrigin }, order))])
    if (order.kind === 'buy')
      return Promise.all(Array.from({ length: order.times ?? 1 }, () => endingOf(purchase(order.purchase))))
    if (order.kind === 'makeDue') return Promise.all([endingOf(makeDue(db, order.athleteUserId))])
    if (order.kind === 'park') spots.push(order.spot)
    else advanceClock(order.milliseconds)
    return []
  }

  process.on('message', async ({ number, order }: { number: number; order: Order }) => {
    const endings = await carryOut(order)
    process.send?.({ number, endings })
  })
  process.send?.({ ready: true })
  await once(process, 'disconnect')
  process.exit()
}
