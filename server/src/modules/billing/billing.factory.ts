import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cardNonce, testCard } from '../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../payment-sandbox/src/sandbox-process.factory.ts'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { newSending } from '../../platform/jobs/job-ports.factory.ts'
import { entitlementGrants, guardians, users } from '../accounts/accounts.tables.ts'
import { mailsTo } from '../accounts/sessions/browser.factory.ts'
import { billingDayOf, type Day, startOfBillingDay } from './billing-day.ts'
import { charges, subscriptions } from './payments.tables.ts'
import { remindPayersJob, renewPackagesJob } from './renewals/billing.jobs.ts'

/** Tests look into the body with matchers. */
interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export interface Member {
  readonly userId: string
  readonly headers: { readonly authorization: string }
}

/** The application next to a payment sandbox, for tests of a whole life of a package. */
export const billingWorld = ({ onLog }: { onLog?: (line: string) => void } = {}) => {
  let tested: TestApp
  let sandbox: SandboxProcess
  beforeAll(async () => {
    sandbox = await startSandboxProcess({
      PAYMENT_SANDBOX_TEST_AMOUNTS: 'off',
      PAYMENT_SANDBOX_DUPLICATE_SECONDS: '0',
    })
    tested = await testApp({ settings: { PAYMENTS_URL: sandbox.url }, ...(onLog && { onLog }) })
  })
  afterAll(async () => {
    await tested.close()
    await sandbox.stop()
  })
  afterEach(resetClock)

  const db = () => tested.ports.database.db

  const mailsOf = async ({ userId }: Member) => {
    const [user] = await db().select().from(users).where(eq(users.id, userId))
    return mailsTo(db(), user?.email ?? '')
  }

  const call = async (
    { headers }: Member,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer> => {
    const response = await tested.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(method === 'POST' ? { payload: body ?? {} } : {}),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : {} }
  }

  const get = (who: Member, path: string) => call(who, 'GET', path)
  const send = (who: Member, path: string, body?: object, key?: string) => call(who, 'POST', path, body, key)

  const nonceFor = async (payer: Member, athlete: Member, card: object = testCard): Promise<string> => {
    const { body } = await get(payer, `/subscription/client-secret/${athlete.userId}`)
    const { client_token } = body.data as { client_token: string }
    return cardNonce(client_token, card)
  }

  const jobPorts = () => ({
    ...tested.ports,
    db: db(),
    siteOrigin: 'http://fieldhouse.test',
    onBounce: async () => {},
  })

  return {
    tested: () => tested,
    sandbox: () => sandbox,
    db,
    get,
    send,
    nonceFor,
    jobPorts,
    athlete: () => tested.signedIn('athlete'),
    parentOf: async ({ userId }: Member): Promise<Member> => {
      const parent = await tested.signedIn('parent')
      await db().insert(guardians).values({
        parent_id: parent.userId,
        athlete_user_id: userId,
        relationship: 'mother',
        created_at: new Date(),
      })
      return parent
    },
    /** Buys with a new card. */
    buy: async (
      payer: Member,
      athlete: Member,
      wanted: object = {},
      { card = testCard, key }: { card?: object; key?: string } = {},
    ): Promise<Answer> =>
      send(
        payer,
        `/subscription/create/${athlete.userId}`,
        {
          package_key: 'package-2',
          billing_cycle: 'monthly',
          payment_method: await nonceFor(payer, athlete, card),
          ...wanted,
        },
        key,
      ),
    /** What the family may use now. */
    accessOf: async ({ userId }: Member): Promise<string[]> => {
      const rows = await db().select().from(entitlementGrants).where(eq(entitlementGrants.user_id, userId))
      const now = clock.now()
      return rows
        .filter(({ from_at, until_at }) => from_at <= now && (until_at === null || until_at > now))
        .map(({ what }) => what)
        .toSorted()
    },
    /** Moves the clock to noon of a billing day. */
    travelTo: (day: Day) => {
      const noon = startOfBillingDay(day).getTime() + 12 * 60 * 60 * 1000
      advanceClock(noon - clock.now().getTime())
    },
    today: () => billingDayOf(clock.now()),
    /** One round of the job that does what is due. */
    sweep: () => renewPackagesJob.run(jobPorts(), null, newSending()),
    remind: () => remindPayersJob.run(jobPorts(), null, newSending()),
    packageOf: async ({ userId }: Member) => {
      const [row] = await db().select().from(subscriptions).where(eq(subscriptions.athlete_user_id, userId))
      if (!row) throw new Error('There is no package')
      return row
    },
    chargesOf: ({ userId }: Member) =>
      db().select().from(charges).where(eq(charges.athlete_user_id, userId)).orderBy(asc(charges.period)),
    /** The subjects of the emails to a person. */
    mailsOf,
    subjectsTo: async (member: Member) => (await mailsOf(member)).map(({ subject }) => subject),
  }
}
