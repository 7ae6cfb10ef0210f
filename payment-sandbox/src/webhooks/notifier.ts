import type { Clock } from '../clock.ts'
import { newId } from '../ids.ts'
import type { Webhook } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { toXml, type XmlObject } from '../wire/xml.ts'
import { signWebhook } from './signature.ts'

/** How long a webhook waits before it is sent again, in seconds of the sandbox's clock. */
const retryAfter = [10, 60, 600, 3600]

/** Only this many finished webhooks are kept. */
const mostKept = 1000

/** The receiver has this long to answer. */
const patience = 30_000

export interface Notifier {
  /** Sends a webhook, if a receiver is configured. */
  notify(kind: string, subjectId: string | null, subject: XmlObject): void
  /** Where webhooks go, and whether they wait until they are sent by hand. */
  configure(target: { readonly url: string | null; readonly isHeld: boolean }): void
  /** Sends one now, also one that was delivered before. */
  deliver(webhook: Webhook): Promise<Webhook>
  /** Sends what is due to be sent again. */
  deliverDue(): void
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>
}

const succeeds = async (url: string, xml: string): Promise<boolean> => {
  try {
    const body = new URLSearchParams({ ...signWebhook(xml) })
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export const createNotifier = (store: Store, clock: Clock, firstUrl: string | null): Notifier => {
  let target: { readonly url: string | null; readonly isHeld: boolean } = { url: firstUrl, isHeld: false }
  const underWay = new Map<string, Promise<Webhook>>()

  const attempt = async (webhook: Webhook): Promise<Webhook> => {
    const isDelivered = target.url !== null && (await succeeds(target.url, webhook.xml))
    const latest = store.webhooks.get(webhook.id) ?? webhook
    const wait = retryAfter[latest.attempts]
    return store.webhooks.put({
      ...latest,
      attempts: latest.attempts + 1,
      is_delivered: latest.is_delivered || isDelivered,
      next_attempt_at:
        isDelivered || wait === undefined
          ? null
          : new Date(clock.now().getTime() + wait * 1000).toISOString(),
    })
  }

  /** One attempt at a time: a second request joins the first. */
  const deliver = (webhook: Webhook): Promise<Webhook> => {
    const running = underWay.get(webhook.id)
    if (running) return running
    const started = attempt(webhook).finally(() => underWay.delete(webhook.id))
    underWay.set(webhook.id, started)
    return started
  }

  const forgetOldest = () => {
    const all = store.webhooks.all()
    const isDone = ({ is_delivered, attempts }: Webhook) => is_delivered || attempts > retryAfter.length
    for (const webhook of all.slice(0, Math.max(0, all.length - mostKept)))
      if (isDone(webhook)) store.webhooks.delete(webhook.id)
  }

  return {
    notify(kind, subjectId, subject) {
      if (target.url === null && !target.isHeld) return
      const now = clock.now()
      const webhook = store.webhooks.put({
        id: newId(12),
        kind,
        subject_id: subjectId,
        created_at: now.toISOString(),
        xml: toXml('notification', { timestamp: now, kind, subject }),
        attempts: 0,
        is_delivered: false,
        next_attempt_at: target.isHeld ? null : now.toISOString(),
      })
      if (!target.isHeld) deliver(webhook)
    },
    configure(next) {
      target = next
    },
    deliver,
    deliverDue() {
      const now = clock.now().toISOString()
      for (const webhook of store.webhooks.all())
        if (webhook.next_attempt_at !== null && webhook.next_attempt_at <= now && !target.isHeld)
          deliver(webhook)
      forgetOldest()
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
  }
}
