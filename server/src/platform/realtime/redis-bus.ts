import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { BaseLogger } from 'pino'
import * as z from 'zod'

const busMessage = z.object({
  channel: z.string(),
  event: z.string(),
  data: z.custom<object>((value) => typeof value === 'object' && value !== null),
})
type BusMessage = z.output<typeof busMessage>

/** Carries one node's events to all other nodes, and never back to the node itself. */
export interface RealtimeBus {
  /**
   * Never rejects and waits at most half a second. Without the bus, the clients of this node are still served. While
   * Redis hasn't answered, it does not wait at all but still sends, so Redis can pass the events on when it recovers.
   */
  readonly publish: (message: BusMessage) => Promise<void>
  readonly subscribe: (listener: (message: BusMessage) => void) => void
  readonly close: () => Promise<void>
}

interface RedisBusOptions {
  readonly url: string
  /** The app key: installations with different keys can share one Redis. */
  readonly key: string
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
}

const envelope = z.object({ node: z.string(), message: busMessage })

/** Without an answer within this time, we don't wait for the next ones. */
const answerMilliseconds = 500

/** After this long without any answer, the connection is opened again. Its unsent messages are dropped. */
const silenceMilliseconds = 5_000

const retryStrategy = (attempt: number): number => Math.min(attempt * 50, 1_000)

/** Logs once that Redis is gone and once that it is back, however often the client retries. */
const reportOutages = (redis: Redis, log: RedisBusOptions['log']) => {
  let lost = false
  redis.on('error', (error) => {
    if (!lost) log.warn({ err: error }, 'realtime bus: lost Redis')
    lost = true
  })
  redis.on('ready', () => {
    if (lost) log.info('realtime bus: connected to Redis again')
    lost = false
  })
}

export const createRedisBus = ({ url, key, log }: RedisBusOptions): RealtimeBus => {
  const node = randomUUID()
  const topic = `realtime:${key}`
  // An event that arrives minutes late is worthless, so there is no queue while Redis is away, and no retry.
  const publisher = new Redis(url, {
    retryStrategy,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMilliseconds,
    socketTimeout: silenceMilliseconds,
  })
  const subscriber = new Redis(url, { retryStrategy, maxRetriesPerRequest: null })
  for (const redis of [publisher, subscriber]) reportOutages(redis, log)

  let isSilent = false
  const send = async (message: BusMessage): Promise<void> => {
    try {
      await publisher.publish(topic, JSON.stringify({ node, message }))
      isSilent = false
    } catch (error) {
      // Logged once. A hundred events a second would log as many lines.
      if (!isSilent) log.warn({ err: error }, 'realtime bus: events do not reach the other nodes')
      isSilent = true
    }
  }

  const read = (text: string): BusMessage | undefined => {
    const { node: sender, message } = envelope.parse(JSON.parse(text))
    return sender === node ? undefined : message
  }

  return {
    publish: async (message) => {
      const isWaitedFor = !isSilent
      const sent = send(message)
      if (isWaitedFor) await sent
    },
    subscribe: (listener) => {
      subscriber.on('message', (_topic, text) => {
        try {
          const message = read(text)
          if (message) listener(message)
        } catch (error) {
          log.warn({ err: error }, 'realtime bus: malformed message')
        }
      })
      subscriber
        .subscribe(topic)
        .catch((error) => log.warn({ err: error }, 'realtime bus: could not subscribe'))
    },
    close: async () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
