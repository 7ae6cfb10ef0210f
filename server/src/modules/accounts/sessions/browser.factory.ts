import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'

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

/** All emails to an address, oldest first. Emails are sent in order, so when the last one has arrived, all have. */
export const mailsTo = async (db: Db, address: string) => {
  const last = `last.${uuidv7()}@example.test`
  await sendLater(db, { to: last, subject: 'The last one', text: '' })
  return eventually(async () => {
    const mails = await listMailbox(db)
    if (!mails.some(({ to }) => to === last)) throw new Error('The last email has not arrived yet')
    return mails.filter(({ to }) => to === address).toReversed()
  })
}
