import { type Fault, faults } from './frames.ts'

export interface SocketLimits {
  /** Anonymous sockets of one household. Pages open none for visitors, so these are about to sign in. */
  readonly anonymous: number
  /** Per account. A tab is one socket. */
  readonly account: number
  /** Per node, to limit its memory. */
  readonly total: number
}

export const standardSocketLimits: SocketLimits = { anonymous: 50, account: 20, total: 20_000 }

/** How many sockets are open, and how many of them are anonymous in each household. */
export class OpenSockets {
  readonly #limits: SocketLimits
  readonly #anonymous = new Map<string, number>()

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  /** Why one more from this household is refused. Undefined if it is allowed. */
  refusal(household: string, open: number): Fault | undefined {
    if (open >= this.#limits.total) return faults.full
    const anonymous = this.#anonymous.get(household) ?? 0
    return anonymous >= this.#limits.anonymous ? faults.tooManyOfAddress : undefined
  }

  enter(household: string): void {
    this.#anonymous.set(household, (this.#anonymous.get(household) ?? 0) + 1)
  }

  /** It was closed, or belongs to an account from now on. */
  leave(household: string): void {
    const left = (this.#anonymous.get(household) ?? 0) - 1
    if (left > 0) this.#anonymous.set(household, left)
    else this.#anonymous.delete(household)
  }
}
