import type { Pool } from 'pg'

let messages = 0

/** A message that is unique in this test file. */
export const nextMessage = () => ({
  contact_name: `Sender ${++messages}`,
  contact_email: `sender${messages}@example.com`,
  contact_phone: '(123) 456-7890',
  contact_message: `Message ${messages}`,
})
type Message = ReturnType<typeof nextMessage>

/** Each from a different IP address, because a visitor may not send many. */
export const postMessage = (url: string, message: Message = nextMessage()): Promise<Response> =>
  fetch(`${url}/api/contact-us`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${messages >> 8}.${messages & 255}`,
    },
    body: JSON.stringify(message),
  })

/** Messages answered with 200, which may not be lost from then on. Ids by the sender's name. */
export type Acknowledged = Map<string, string>

/** Sends messages over several connections, until `enough` were acknowledged and the server no longer answers. */
export const writeUntilGone = async (
  url: string,
  acknowledged: Acknowledged,
  { enough, disturb }: { enough: number; disturb: () => void },
): Promise<void> => {
  let count = 0
  const write = async () => {
    for (;;) {
      const message = nextMessage()
      try {
        const answer = await postMessage(url, message)
        if (!answer.ok) return
        const { data } = (await answer.json()) as { data: { id: string } }
        acknowledged.set(message.contact_name, data.id)
      } catch {
        return
      }
      if (++count === enough) disturb()
    }
  }
  await Promise.all(Array.from({ length: 8 }, write))
  if (count < enough) throw new Error('The server was gone before the test stopped it')
}

/** The senders of the emails in the development mailbox, as its page shows them. */
export const sendersInMailbox = async (url: string): Promise<string[]> => {
  const page = await fetch(`${url}/dev/mail`).then((answer) => answer.text())
  return [...page.matchAll(/>Contact form: (Sender \d+)</g)].map(([, sender = '']) => sender)
}

/** Senders whose stored message or email is missing, and those with more than one email. */
export const lostOrRepeated = async (pool: Pool, acknowledged: Acknowledged) => {
  const stored = await pool.query<{ id: string }>(
    "select id from site_contact_messages where contact_name like 'Sender %'",
  )
  const ids = new Set(stored.rows.map(({ id }) => id))
  const mailed = await pool.query<{ subject: string; count: number }>(
    'select subject, count(*)::int as count from mailbox group by subject',
  )
  const subjects = new Set(mailed.rows.map(({ subject }) => subject))
  return {
    unstored: [...acknowledged].filter(([, id]) => !ids.has(id)),
    unmailed: [...acknowledged.keys()].filter((sender) => !subjects.has(`Contact form: ${sender}`)),
    mailedTwice: mailed.rows.filter(({ count }) => count !== 1),
    storedWithoutMail: ids.size - subjects.size,
  }
}

export const nothingLostOrRepeated = { unstored: [], unmailed: [], mailedTwice: [], storedWithoutMail: 0 }
