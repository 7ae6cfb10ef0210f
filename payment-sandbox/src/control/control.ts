import type { Context } from '../context.ts'
import { jsonReply, type Reply } from '../http/reply.ts'
import type { Answer, DisputeStatus, Webhook } from '../store/records.ts'
import { findTransaction } from '../transactions/change-status.ts'
import { changeDispute, openDispute } from '../transactions/disputes.ts'
import type { Settlement } from '../transactions/settlement.ts'
import { findPaymentMethod } from '../vault/payment-methods.ts'
import { signWebhook } from '../webhooks/signature.ts'
import { type Fields, flagIn, textIn } from '../wire/fields.ts'
import { NotFound } from '../wire/validation.ts'
import type { CallLog } from './call-log.ts'
import { ControlError } from './control-error.ts'
import type { Faults } from './faults.ts'
import { restoreRecords } from './restore-records.ts'
import { sampleWebhook } from './sample-webhook.ts'

export interface Controls {
  readonly context: Context
  readonly settlement: Settlement
  readonly faults: Faults
  readonly calls: CallLog
}

interface Control {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly run: (controls: Controls, request: { id: string; body: Fields }) => Reply | Promise<Reply>
}

const done = (value: unknown = { ok: true }): Reply => jsonReply(200, value)

const showWebhook = ({ xml, ...webhook }: Webhook) => ({ ...webhook, ...signWebhook(xml) })

const findWebhook = ({ store }: Context, id: string): Webhook => {
  const webhook = store.webhooks.get(id)
  if (!webhook) throw new NotFound()
  return webhook
}

const urlIn = (body: Fields): string | null => {
  const url = textIn(body, 'url')
  if (url !== null && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    throw new ControlError('url must be an address that begins with http:// or https://')
  return url
}

/** `decline: 2001` for a code of the bank, `reject: "fraud"` for the gateway, `fail: true` for no answer. */
const answerIn = (body: Fields): Answer | null => {
  const decline = textIn(body, 'decline')
  const reason = textIn(body, 'reject')
  if (decline !== null && !/^2\d{3}$/.test(decline))
    throw new ControlError('decline must be a code from 2000 to 2999')
  if (decline !== null) return { kind: 'declined', code: Number(decline) }
  if (reason !== null) return { kind: 'rejected', reason }
  return flagIn(body, 'fail') ? { kind: 'failed' } : null
}

const disputeStatuses: readonly DisputeStatus[] = ['accepted', 'disputed', 'won', 'lost', 'expired']

const controls: readonly Control[] = [
  {
    method: 'GET',
    path: /^\/clock$/,
    run: ({ context }) => done({ now: context.clock.now().toISOString() }),
  },
  {
    method: 'POST',
    path: /^\/clock$/,
    run: async ({ context, settlement }, { body }) => {
      const seconds = Number(textIn(body, 'advance_seconds'))
      if (!(seconds >= 0)) throw new ControlError('advance_seconds must be a number of seconds')
      context.clock.advance(seconds)
      settlement.settleDue()
      context.notifier.deliverDue()
      await context.notifier.idle()
      return done({ now: context.clock.now().toISOString() })
    },
  },
  {
    method: 'POST',
    path: /^\/faults$/,
    run: ({ faults }, { body }) => jsonReply(201, faults.add(body)),
  },
  { method: 'GET', path: /^\/faults$/, run: ({ faults }) => done({ faults: faults.all() }) },
  {
    method: 'DELETE',
    path: /^\/faults$/,
    run: ({ faults }) => {
      faults.clear()
      return done()
    },
  },
  { method: 'GET', path: /^\/calls$/, run: ({ calls }) => done({ calls: calls.all() }) },
  {
    method: 'POST',
    path: /^\/payment-methods\/([\w-]+)$/,
    run: ({ context }, { id, body }) => {
      const sale_answer = answerIn(body)
      context.store.paymentMethods.put({ ...findPaymentMethod(context, id), sale_answer })
      return done({ token: id, sale_answer })
    },
  },
  {
    method: 'GET',
    path: /^\/payment-methods\/([\w-]+)$/,
    run: ({ context }, { id }) => {
      const { sale_answer } = findPaymentMethod(context, id)
      return done({ token: id, sale_answer })
    },
  },
  {
    method: 'POST',
    path: /^\/records$/,
    run: ({ context, settlement }, { body }) => {
      restoreRecords(context, settlement, body)
      return done()
    },
  },
  {
    method: 'POST',
    path: /^\/disputes$/,
    run: async ({ context }, { body }) => {
      const transaction = findTransaction(context, textIn(body, 'transaction_id') ?? '')
      const { dispute } = openDispute(context, transaction, textIn(body, 'reason') ?? 'fraud')
      await context.notifier.idle()
      return jsonReply(201, dispute)
    },
  },
  {
    method: 'POST',
    path: /^\/disputes\/([\w-]+)$/,
    run: async ({ context }, { id, body }) => {
      const status = disputeStatuses.find((known) => known === body.status)
      if (!status) throw new ControlError(`status must be one of ${disputeStatuses.join(', ')}`)
      const dispute = changeDispute(context, id, status)
      await context.notifier.idle()
      return done(dispute)
    },
  },
  {
    method: 'GET',
    path: /^\/webhooks$/,
    run: async ({ context }) => {
      await context.notifier.idle()
      return done({ webhooks: context.store.webhooks.all().map(showWebhook) })
    },
  },
  {
    method: 'POST',
    path: /^\/webhooks$/,
    run: ({ context }, { body }) => {
      context.notifier.configure({ url: urlIn(body), isHeld: flagIn(body, 'hold') })
      return done()
    },
  },
  {
    method: 'POST',
    path: /^\/webhooks\/sample$/,
    run: ({ context }, { body }) => jsonReply(201, signWebhook(sampleWebhook(context, body))),
  },
  {
    method: 'POST',
    path: /^\/webhooks\/([\w-]+)\/deliver$/,
    run: async ({ context }, { id }) =>
      done(showWebhook(await context.notifier.deliver(findWebhook(context, id)))),
  },
  {
    method: 'POST',
    path: /^\/reset$/,
    run: async ({ context, settlement, faults, calls }) => {
      await context.notifier.idle()
      context.store.clear()
      context.clock.reset()
      context.notifier.configure({ url: context.settings.webhookUrl, isHeld: false })
      settlement.forget()
      faults.clear()
      calls.clear()
      return done()
    },
  },
]

/** The answer to a request under /control, or null when there is no such control. */
export const runControl = async (
  all: Controls,
  method: string,
  path: string,
  body: Fields,
): Promise<Reply | null> => {
  for (const control of controls) {
    const match = control.method === method ? control.path.exec(path) : null
    if (match) return control.run(all, { id: match[1] ?? '', body })
  }
  return null
}
