import type { TestApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { listMailbox } from '../../../platform/mail/mailbox.ts'

type Headers = Record<string, string>

let households = 0

const arrival = async <T>(what: string, find: () => Promise<T | undefined>): Promise<T> => {
  const found: T[] = []
  await eventually(async () => {
    const thing = await find()
    if (thing === undefined) throw new Error(`There is no ${what} yet`)
    found.push(thing)
  })
  const [first] = found
  if (first === undefined) throw new Error(`There is no ${what}`)
  return first
}

/** A person with a mailbox. Each call comes from a different IP address, so the limits per caller don't interfere. */
export const visitor = (app: () => TestApp) => {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers: Headers = {}) => {
    const number = ++households
    return app().app.inject({
      method,
      url: `/api${path}`,
      headers,
      remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(payload ? { payload } : {}),
    })
  }
  const post = (path: string, payload: object, headers?: Headers) => send('POST', path, payload, headers)
  const mailsTo = async (email: string) =>
    (await listMailbox(app().ports.database.db)).filter(({ to }) => to === email).toReversed()

  /** The email with this number to the address, after it has arrived. */
  const mailTo = (email: string, number = 1) =>
    arrival(`mail ${number} to ${email}`, async () => (await mailsTo(email))[number - 1])
  /** The code with this number, among other emails to the address. */
  const codeTo = (email: string, number = 1) =>
    arrival(`code ${number} to ${email}`, async () => {
      const codes = (await mailsTo(email)).flatMap(({ text }) => text.match(/^\d{4}$/m) ?? [])
      return codes[number - 1]
    })
  const linkTo = async (email: string, number?: number): Promise<URL> =>
    new URL((await mailTo(email, number)).text.match(/https?:\/\/\S+/)?.[0] ?? '')

  const bearer = (answer: { json(): { token: string } }) => ({
    authorization: `Bearer ${answer.json().token}`,
  })
  const whoIs = async (headers: Headers) => (await send('GET', '/user', undefined, headers)).json().data
  const verify = (userId: string, code: string, headers?: Headers, more: object = {}) =>
    post(`/email/verify/${userId}`, { code, ...more }, headers)

  /** Signs up to the end. Returns the answer to the right code. */
  const signUp = async (form: { email: string }) => {
    const answer = await post('/register', form)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return verify(answer.json().data.user_id, await codeTo(form.email))
  }
  return { send, post, mailsTo, mailTo, codeTo, linkTo, bearer, whoIs, verify, signUp }
}

/** Any code except this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')
