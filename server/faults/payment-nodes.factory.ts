import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { NodeSettings, Order, ParkingSpot, Purchase } from './payment-work.factory.ts'

const program = fileURLToPath(new URL('payment-node.factory.ts', import.meta.url))

type Word =
  | { readonly ready: true }
  | { readonly parked: ParkingSpot }
  | { readonly number: number; readonly endings: readonly string[] }

/** A process of the product that buys and renews. */
export interface PaymentNode {
  /** The end of a free month is due from now on. */
  makeDue(athleteUserId: string): Promise<string>
  sweep(): Promise<string>
  buy(purchase: Purchase): Promise<string>
  /** The same purchase with the same key, many times at once. */
  buyAtOnce(times: number, purchase: Purchase): Promise<readonly string[]>
  hear(notice: { readonly bt_signature: string; readonly bt_payload: string }): Promise<string>
  advance(milliseconds: number): Promise<unknown>
  /** Does the work and resolves once it stands still at the spot. What it was asked for is never answered. */
  parkedAt(spot: ParkingSpot, work: () => void): Promise<void>
  /** SIGKILL, to this process only. */
  kill(): Promise<void>
}

export const startPaymentNode = async (settings: NodeSettings): Promise<PaymentNode> => {
  const child = fork(program, [JSON.stringify(settings)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const waiting = new Map<number, (endings: readonly string[]) => void>()
  const { promise: ready, resolve: beReady, reject: fail } = Promise.withResolvers<void>()
  void ended.then(() => fail(new Error('The node ended before it was ready')))
  let onParked = () => {}
  child.on('message', (word: Word) => {
    if ('ready' in word) beReady()
    else if ('parked' in word) onParked()
    else waiting.get(word.number)?.(word.endings)
  })
  await ready
  let orders = 0
  const ask = (order: Order): Promise<readonly string[]> => {
    const number = ++orders
    const { promise, resolve } = Promise.withResolvers<readonly string[]>()
    waiting.set(number, resolve)
    child.send({ number, order })
    return promise
  }
  const first = async (order: Order): Promise<string> => (await ask(order))[0] ?? ''
  return {
    makeDue: (athleteUserId) => first({ kind: 'makeDue', athleteUserId }),
    sweep: () => first({ kind: 'sweep' }),
    buy: (purchase) => first({ kind: 'buy', purchase }),
    buyAtOnce: (times, purchase) => ask({ kind: 'buy', purchase, times }),
    hear: (notice) => first({ kind: 'hear', ...notice }),
    advance: (milliseconds) => ask({ kind: 'advance', milliseconds }),
    parkedAt: async (spot, work) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      onParked = resolve
      await ask({ kind: 'park', spot })
      work()
      await promise
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
