import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Controls } from '../control/control.ts'
import type { Fault } from '../control/faults.ts'
import type { GatewayCall } from '../gateway-calls.ts'
import { type Fields, fieldsIn, textIn } from '../wire/fields.ts'
import { NotFound, Refusal } from '../wire/validation.ts'
import { hasKeys, readJson } from './read-request.ts'
import { emptyReply, type Reply, refusalReply } from './reply.ts'

/** No answer: the connection is left open, or cut. */
export type Silence = 'timeout' | 'disconnect'

export interface Gateway {
  readonly controls: Controls
  readonly calls: readonly GatewayCall[]
  readonly url: string
  readonly log: (line: string) => void
}

const orderIdOf = ({ context }: Controls, id: string, body: Fields): string | null =>
  textIn(fieldsIn(body.transaction), 'order_id') ??
  textIn(fieldsIn(fieldsIn(body.search).order_id), 'is') ??
  context.store.transactions.get(id)?.order_id ??
  null

const run = ({ controls, url }: Gateway, call: GatewayCall, id: string, body: Fields): Reply => {
  try {
    controls.settlement.settleDue()
    return call.run(controls.context, { id, body, url })
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error)
    if (error instanceof NotFound) return emptyReply(404)
    throw error
  }
}

/** Runs the call, or lets it go wrong before or after its work. */
const runWithFault = async (work: () => Reply, fault: Fault | null): Promise<Reply | Silence> => {
  if (fault === null) return work()
  if (fault.kind === 'slow') {
    if (fault.when === 'before') await delay(fault.delay_ms)
    const reply = work()
    if (fault.when === 'after') await delay(fault.delay_ms)
    return reply
  }
  if (fault.when === 'after') work()
  return fault.kind === 'error' ? emptyReply(fault.status) : fault.kind
}

/** A call of the SDK: who is it, which call is it, and does it go wrong on purpose? */
export const answerGateway = async (
  gateway: Gateway,
  request: IncomingMessage,
  path: string,
): Promise<Reply | Silence> => {
  if (!hasKeys(request)) return emptyReply(401)
  const { controls, calls, log } = gateway
  const matched = calls.flatMap((call) => {
    const match = call.method === request.method ? call.path.exec(path) : null
    return match ? [{ call, id: match[1] ?? '' }] : []
  })[0]
  if (!matched) return emptyReply(404)
  const { call, id } = matched
  const body = await readJson(request)
  const orderId = orderIdOf(controls, id, body)
  const fault = controls.faults.take({ call: call.name, orderId })
  const reply = await runWithFault(() => run(gateway, call, id, body), fault)
  const status = typeof reply === 'string' ? null : reply.status
  controls.calls.add({
    call: call.name,
    order_id: orderId,
    status,
    at: controls.context.clock.now().toISOString(),
  })
  log(`${call.name} ${status ?? reply}`)
  return reply
}
