import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Talker } from './people.ts'

/** Messages answered with 201. They may not be lost after that. */
export interface Acknowledged {
  readonly id: string
  readonly seq: number
  readonly content: string
}

/** One person may send twenty a minute in one conversation. */
const perMinute = 20

const pause = (milliseconds: number) => delay(milliseconds * (0.5 + Math.random()))

/** Sends the same message to either node until one has acknowledged it. */
const sendUntilAcknowledged = async (
  writer: Talker,
  urls: readonly string[],
  content: string,
): Promise<Acknowledged> => {
  const client_id = randomUUID()
  for (let attempt = Math.floor(Math.random() * 2); ; attempt++) {
    try {
      const answer = await fetch(`${urls[attempt % urls.length]}/api/message/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` },
        body: JSON.stringify({ recipient_id: writer.contact, sender_id: writer.user, content, client_id }),
        signal: AbortSignal.timeout(5_000),
      })
      if (answer.status === 201) return ((await answer.json()) as { data: Acknowledged }).data
      if (answer.status < 500 && answer.status !== 429)
        throw new TypeError(`A message was refused: ${answer.status} ${await answer.text()}`)
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('A message was refused')) throw error
      // A node is down: tries the other one with the same message.
    }
    await pause(200)
  }
}

interface Writing {
  readonly messages: number
  readonly signal: AbortSignal
  readonly onAcknowledged: () => void
}

/** Writes one message after another until stopped. */
export const write = async (
  writer: Talker,
  urls: readonly string[],
  name: string,
  { messages, signal, onAcknowledged }: Writing,
): Promise<Acknowledged[]> => {
  const acknowledged: Acknowledged[] = []
  for (let count = 1; count <= messages && !signal.aborted; count++) {
    acknowledged.push(await sendUntilAcknowledged(writer, urls, `${name} ${count}`))
    onAcknowledged()
    await pause(messages > perMinute ? 60_000 / perMinute : 400)
  }
  return acknowledged
}
