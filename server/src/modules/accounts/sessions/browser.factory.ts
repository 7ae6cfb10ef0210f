import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { outbox } from '../../../platform/jobs/jobs.tables.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { mailJob } from '../../../platform/mail/send-later.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

interface BrowserFacts {
  address?: string
  userAgent?: string
}

let households = 0

/** A browser on our own pages. It stores its cookies and sends them. Each has a different IP address. */
export const openBrowser = (
  app: FastifyInstance,
  { address = `10.1.${++households >> 8}.${households & 255}`, userAgent = chrome }: BrowserFacts = {},
) => {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: address,
      headers: {
        host: 'fieldhouse.test',
        origin: 'http://fieldhouse.test',
        'user-agent': userAgent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(payload ? { payload } : {}),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    address,
    cookies,
    get: (path: string) => send('GET', path),
    post: (path: string, payload: object = {}) => send('POST', path, payload),
    delete: (path: string) => send('DELETE', path),
    signIn: (form: { email: string; password: string; remember?: boolean; team_id?: string }) =>
      send('POST', '/login', form),
    /** The signed-in user. Null if nobody is signed in. */
    whoAmI: async () => {
      const answer = await send('GET', '/user')
      return answer.statusCode === 200 ? answer.json().data : null
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Whether an email waits in the outbox or in the queue. One statement, because it moves from one to the other. */
const isMailUnderway = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ is_underway: boolean }>(sql`
    select exists (select from ${outbox} where ${outbox.kind} = 'job' and ${outbox.left_at} is null)
      or exists (select from pgboss.job where name = ${mailJob.name} and state < 'completed') as is_underway`)
  return rows[0]?.is_underway ?? false
}

/**
 * All emails to an address, oldest first, when everything that was sent has arrived. A last email would not prove that:
 * those that leave the outbox together arrive in any order.
 */
export const mailsTo = async (db: Db, address: string) => {
  await eventually(async () => {
    if (await isMailUnderway(db)) throw new Error('An email has not arrived yet')
  })
  return (await listMailbox(db)).filter(({ to }) => to === address).toReversed()
}
