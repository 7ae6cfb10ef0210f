import { newId } from '../ids.ts'
import { type Fields, textIn } from '../wire/fields.ts'
import { ControlError } from './control-error.ts'

const kinds = ['timeout', 'disconnect', 'error', 'slow'] as const
const moments = ['before', 'after'] as const

export interface Fault {
  readonly id: string
  /**
   * timeout: no answer, the connection stays open. disconnect: the connection is cut. error: an HTTP status instead of
   * the answer. slow: the answer comes late.
   */
  readonly kind: (typeof kinds)[number]
  /** Whether the call did its work before it went wrong. */
  readonly when: (typeof moments)[number]
  /** Only calls of this name, such as `transaction.sale`; null for all. */
  readonly call: string | null
  /** Only calls about this order; null for all. */
  readonly order_id: string | null
  readonly status: number
  readonly delay_ms: number
  readonly times: number
}

export interface MatchedCall {
  readonly call: string
  readonly orderId: string | null
}

const oneOf = <const Word extends string>(
  fields: Fields,
  name: string,
  words: readonly Word[],
  standard?: Word,
): Word => {
  const value = textIn(fields, name) ?? standard
  const found = words.find((word) => word === value)
  if (found === undefined) throw new ControlError(`${name} must be one of ${words.join(', ')}`)
  return found
}

const wholeIn = (fields: Fields, name: string, standard: number, min: number, max: number): number => {
  const value = Number(textIn(fields, name) ?? standard)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ControlError(`${name} must be a whole number from ${min} to ${max}`)
  return value
}

/** What goes wrong next, and how often. */
export const createFaults = () => {
  let faults: Fault[] = []
  return {
    add(fields: Fields): Fault {
      const fault: Fault = {
        id: newId(),
        kind: oneOf(fields, 'kind', kinds),
        when: oneOf(fields, 'when', moments, 'before'),
        call: textIn(fields, 'call'),
        order_id: textIn(fields, 'order_id'),
        status: wholeIn(fields, 'status', 500, 400, 599),
        delay_ms: wholeIn(fields, 'delay_ms', 1000, 0, 600_000),
        times: wholeIn(fields, 'times', 1, 1, 1_000_000),
      }
      faults.push(fault)
      return fault
    },
    all: (): readonly Fault[] => faults,
    clear() {
      faults = []
    },
    /** The fault for a call, if there is one. It counts as used. */
    take({ call, orderId }: MatchedCall): Fault | null {
      const found = faults.find(
        (fault) =>
          (fault.call === null || fault.call === call) &&
          (fault.order_id === null || fault.order_id === orderId),
      )
      if (!found) return null
      faults = faults.flatMap((fault) => {
        if (fault !== found) return [fault]
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
      })
      return found
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
