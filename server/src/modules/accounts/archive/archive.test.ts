import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { archiveParts } from '../../../personal-data.ts'
import { archivedTables } from '../../../platform/archive/archive.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { charges, invoices, paymentMethods, subscriptions } from '../../billing/payments.tables.ts'
import { correspondence } from '../../messaging/messaging.factory.ts'
import { conversations, messages } from '../../messaging/messaging.tables.ts'
import { type PictureApp, pictureApp } from '../../profiles/gallery/pictures.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { evaluations } from '../../rankings/rankings.tables.ts'
import { activityEvents, activityLogs, favoriteAthletes } from '../../recruiting/recruiting.tables.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians, identities } from '../accounts.tables.ts'
import { mailsTo, openBrowser } from '../sessions/browser.factory.ts'

const password = 'Right1!'
const created_at = new Date('2026-02-03T04:05:06Z')

let app: PictureApp
beforeAll(async () => {
  app = await pictureApp()
})
afterAll(() => app.close())
afterEach(resetClock)

const { athlete, somebody, actingAs, sent } = correspondence(() => app.tested)
const db = () => app.ports.database.db

type Headers = Record<string, string>
let households = 0
/** Each call comes from a different household, so that only the limits of the account count. */
const ask = (headers: Headers, payload: object = { password }) => {
  const remoteAddress = `10.8.0.${++households}`
  return app.app.inject({ method: 'POST', url: '/api/my-account/archive', headers, payload, remoteAddress })
}

type Files = Record<string, Uint8Array>
const archiveOf = async (headers: Headers, proof?: object): Promise<Files> => {
  const answer = await ask(headers, proof)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return unzipSync(new Uint8Array(answer.rawPayload))
}
const rowsIn = (files: Files, path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()))
const textOf = (files: Files) =>
  Object.entries(files)
    .filter(([path]) => /\.(json|txt)$/.test(path))
    .map(([path, bytes]) => `${path}\n${strFromU8(bytes)}`)
    .join('\n')

let people = 0
const addressOf = (who: string) => `${who}.${++people}@example.test`
const person = async (type: 'athlete' | 'parent' | 'coach' | 'rsc' | 'admin', last_name: string) => {
  const email = addressOf(type)
  return { email, ...(await somebody({ type, email, password, first_name: 'Robin', last_name })) }
}
const parentOf = async (athleteUserId: string, last_name: string) => {
  const parent = await person('parent', last_name)
  await db()
    .insert(guardians)
    .values({ parent_id: parent.id, athlete_user_id: athleteUserId, relationship: 'mother', created_at })
  return parent
}

/** An invoice that this person paid with a card. */
const paid = async (payerId: string, athleteUserId: string, number: number, lastFour: string) => {
  const [charge_id, day] = [uuidv7(), '2026-02-03']
  await db()
    .insert(subscriptions)
    .values({
      ...{ id: charge_id, athlete_user_id: athleteUserId, payer_id: payerId, status: 'ended' },
      ...{ package_key: 'package-2', cycle: 'monthly', month_price: 4900, period: 1, anchor: day },
      ...{ month: 1, months: 1, starts_on: day, ends_on: '2026-03-03', worth: 4900, is_canceled: false },
      ...{ credit: 0, failures: 0, created_at, updated_at: created_at },
    })
  await db()
    .insert(charges)
    .values({
      ...{ id: charge_id, subscription_id: charge_id, period: 1, athlete_user_id: athleteUserId },
      ...{ kind: 'start', status: 'paid', attempt: 1, claimed_until: created_at, cycle: 'monthly' },
      ...{ package_key: 'package-2', price: 4900, discount: 0, credit: 0, tax: 0, total: 4900 },
      ...{ created_at, updated_at: created_at },
    })
  const payment = {
    ...{ payment_type: 'credit-card' as const, card_brand: 'Visa' },
    ...{ card_last_four: lastFour, paypal_email: null },
  }
  await db()
    .insert(invoices)
    .values({
      ...{ id: uuidv7(), number, charge_id, athlete_user_id: athleteUserId, payer_id: payerId },
      ...{ issued_on: day, package_name: 'Starter Elite', athlete_name: 'Amara Whitlock' },
      ...{ period_start: day, period_end: '2026-03-03', is_free_month: false, created_at },
      billed_to: { full_name: 'Robin Payer', payment, address: null },
    })
  await db()
    .insert(paymentMethods)
    .values({ ...payment, id: uuidv7(), user_id: payerId, is_default: true, created_at })
}

/** A photo whose file is in storage. */
const givePhoto = async (userId: string) => {
  const folder = `media/${uuidv7()}`
  await app.ports.storage.write(`${folder}/640.webp`, Buffer.from('a photo'), { contentType: 'image/webp' })
  const variants = [320, 640].map((width) => ({
    width,
    avif: `/${folder}/${width}.avif`,
    webp: `/${folder}/${width}.webp`,
  }))
  const photo = { url: `/${folder}/640.webp`, width: 640, height: 640, color: '#000000', variants }
  await db().update(athletes).set({ photo }).where(eq(athletes.user_id, userId))
}

describe('PAY-06 the archive of one’s own data', () => {
  test('has the athlete’s page with its files, the messages, the invoices, and no secrets', async () => {
    const email = addressOf('amara')
    const slug = `amara-${people}`
    const amara = await athlete({
      slug,
      user: { email, password, first_name: 'Amara', last_name: 'Whitlock' },
    })
    const coach = await person('coach', 'Delgado')
    await sent(amara, coach, 'Here is my film')
    await sent(coach, amara, 'Looks great')
    await givePhoto(amara.id)
    await paid(amara.id, amara.id, 9001, '4242')

    const answer = await ask(amara.headers)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="fieldhouse-\d{4}-\d\d-\d\d\.zip"/,
    )
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'account/account.json',
        `page-${slug}/page.json`,
        `page-${slug}/pictures/photo.webp`,
        'messages/Amara Whitlock and Robin Delgado.json',
        'payment/invoices.json',
        'payment/invoices/FH-009001.pdf',
      ]),
    )
    expect(strFromU8(files[`page-${slug}/pictures/photo.webp`] ?? new Uint8Array())).toBe('a photo')
    expect(rowsIn(files, 'account/account.json')).toMatchObject([{ email, first_name: 'Amara' }])
    expect(rowsIn(files, 'messages/Amara Whitlock and Robin Delgado.json')).toMatchObject([
      { from: 'Amara Whitlock', content: 'Here is my film' },
      { from: 'Robin Delgado', content: 'Looks great' },
    ])
    expect(rowsIn(files, 'payment/invoices.json')).toMatchObject([
      { invoice_number: 'FH-009001', billing_info: { payment: { card_last_four: '4242' } } },
    ])
    expect(strFromU8(files['payment/invoices/FH-009001.pdf'] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-')
    expect(textOf(files)).not.toMatch(/argon2|token_hash|code_hash|password_hash/)
    // The coach's address was never shown to the family.
    expect(textOf(files)).not.toContain(coach.email)
  })

  test('of a parent has the athlete’s page, but not the other parent’s card', async () => {
    const amara = await athlete({
      slug: `shared-${++people}`,
      user: { first_name: 'Amara', last_name: 'Whitlock' },
    })
    const [mother, father] = [await parentOf(amara.id, 'Whitlock'), await parentOf(amara.id, 'Ferris')]
    await paid(mother.id, amara.id, 9101, '1881')
    const files = await archiveOf(father.headers)
    expect(rowsIn(files, 'payment/invoices.json')).toMatchObject([
      { invoice_number: 'FH-009101', billing_info: { payment: null, address: null } },
    ])
    expect(files['payment/invoices/FH-009101.pdf']).toBeDefined()
    expect(files['payment/payment-methods.json']).toBeUndefined()
    expect(textOf(files)).not.toContain('1881')
    expect(textOf(files)).not.toContain(mother.email)
    expect(Object.keys(files).some((path) => path.startsWith('page-shared-'))).toBe(true)
    expect(textOf(await archiveOf(mother.headers))).toContain('1881')
  })

  test('has neither the notes nor the lists of the other side', async () => {
    const amara = await athlete({ user: { email: addressOf('amara'), password } })
    const coach = await person('coach', 'Delgado')
    const note = (author_id: string, text: string) =>
      db()
        .insert(activityEvents)
        .values({
          ...{ id: uuidv7(), athlete_user_id: amara.id, coach_id: coach.id, author_id, note: text },
          ...{ type: 1, event_date: '2026-02-03', event_time: '10:00', created_at },
        })
    await note(amara.id, 'The family wrote this')
    await note(coach.id, 'The coach wrote this')
    await db().insert(favoriteAthletes).values({ coach_id: coach.id, athlete_user_id: amara.id, created_at })
    const scout = await person('rsc', 'Okafor')
    await db()
      .insert(evaluations)
      .values({
        ...{
          user_id: amara.id,
          evaluator_id: scout.id,
          competition_level: 61,
          teammates: 62,
          leadership: 63,
        },
        ...{ created_at, updated_at: created_at },
      })
    const conversation_id = uuidv7()
    await db()
      .insert(conversations)
      .values({ id: conversation_id, athlete_user_id: amara.id, coach_id: coach.id, last_seq: 1, created_at })
    await db()
      .insert(messages)
      .values({
        ...{ id: uuidv7(), conversation_id, seq: 1, side: 'coach', sender_id: coach.id, is_withheld: true },
        ...{ content: 'Nobody got this', client_id: uuidv7(), created_at },
      })

    const [family, theirs] = [await archiveOf(amara.headers), await archiveOf(coach.headers)]
    expect(textOf(family)).toContain('The family wrote this')
    expect(textOf(family)).not.toMatch(/The coach wrote this|Nobody got this|Okafor/)
    expect(family['recruiting/favorite-athletes.json']).toBeUndefined()
    expect(textOf(theirs)).toMatch(/The coach wrote this/)
    expect(textOf(theirs)).toMatch(/Nobody got this/)
    expect(textOf(theirs)).not.toContain('The family wrote this')
    expect(theirs['recruiting/favorite-athletes.json']).toBeDefined()
    expect(textOf(await archiveOf(scout.headers))).toContain('"leadership": 63')
  })

  test('has a success coach’s log for the success coach only, and nothing after they left the roster', async () => {
    const amara = await athlete({
      user: { email: addressOf('amara'), password, first_name: 'Amara', last_name: 'Whitlock' },
    })
    const mother = await parentOf(amara.id, 'Whitlock')
    const [priya, coach] = [await person('rsc', 'Nair'), await person('coach', 'Delgado')]
    const claim = { athlete_user_id: amara.id, success_coach_id: priya.id, created_at }
    await db().insert(rosterClaims).values(claim)
    await sent(priya, amara, 'Welcome, Amara')
    const log = (author_id: string, text: string) =>
      db()
        .insert(activityLogs)
        .values({ id: uuidv7(), athlete_user_id: amara.id, author_id, text, created_at })
    await log(priya.id, 'Priya added a favorite')
    await log(amara.id, 'Amara added a favorite')
    await db()
      .insert(activityEvents)
      .values({
        ...{ id: uuidv7(), athlete_user_id: amara.id, author_id: priya.id, note: 'Priya called them' },
        ...{ coach_id: coach.id, type: 1, event_date: '2026-02-03', event_time: '10:00', created_at },
      })

    const [own, parents] = [textOf(await archiveOf(amara.headers)), textOf(await archiveOf(mother.headers))]
    expect(own).toMatch(/Amara added a favorite/)
    expect(`${own}${parents}`).not.toContain('Priya added a favorite')
    expect(parents).not.toContain('Amara added a favorite')
    expect(parents).toMatch(/Welcome, Amara/)
    const theirs = textOf(await archiveOf(priya.headers))
    expect(theirs).toMatch(/Welcome, Amara/)
    expect(theirs).toMatch(/Priya added a favorite/)
    expect(theirs).toMatch(/Priya called them/)

    await db().delete(rosterClaims).where(eq(rosterClaims.athlete_user_id, amara.id))
    expect(textOf(await archiveOf(priya.headers))).not.toMatch(/Welcome|Priya (added|called)|Amara/)
  })

  test('is only ever the caller’s own, whatever else is sent', async () => {
    const [owner, other] = [await person('parent', 'Marsh'), await person('parent', 'Quill')]
    const files = await archiveOf(owner.headers, { password, id: other.id, user_id: other.id })
    expect(rowsIn(files, 'account/account.json')).toMatchObject([{ id: owner.id }])
    expect(textOf(files)).not.toContain(other.id)
    for (const url of [`/api/my-account/archive/${other.id}`, '/api/my-account/archive'])
      expect((await app.app.inject({ url, headers: owner.headers })).statusCode).toBe(404)
  })

  test('is announced by email and recorded', async () => {
    const owner = await person('parent', 'Marsh')
    await archiveOf(owner.headers)
    const mails = await mailsTo(db(), owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your data was downloaded'])
    const entries = await db().select().from(auditEntries)
    expect(entries.filter(({ user_id }) => user_id === owner.id)).toMatchObject([
      { action: 'archive.downloaded', actor_id: owner.id },
    ])
  })

  test.each([{}, { password: '' }, { password: 'Wrong1!' }, { code: '1234' }])(
    'is refused with %j, and no email is sent',
    async (proof) => {
      const owner = await person('parent', 'Marsh')
      const answer = await ask(owner.headers, proof)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors.password).toHaveLength(1)
      expect(await mailsTo(db(), owner.email)).toEqual([])
    },
  )

  test('is not for visitors, or for an admin who acts as the owner', async () => {
    const owner = await person('parent', 'Marsh')
    expect((await ask({})).statusCode).toBe(401)
    expect((await ask((await actingAs(owner)).headers)).statusCode).toBe(403)
    expect(await mailsTo(db(), owner.email)).toEqual([])
  })

  test('is there three times a day, and wrong passwords don’t use them up', async () => {
    const owner = await person('parent', 'Marsh')
    expect((await ask(owner.headers, { password: 'Wrong1!' })).statusCode).toBe(422)
    for (let count = 0; count < 3; count++) expect((await ask(owner.headers)).statusCode).toBe(200)
    const refused = await ask(owner.headers)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(/^You can download your archive 3 times a day\./)
    advanceClock(25 * 60 * 60 * 1000)
    expect((await ask(owner.headers)).statusCode).toBe(200)
  })

  test('without a password requires a code that was sent for it', async () => {
    const email = addressOf('network')
    const userId = await buildUser(db(), { type: 'parent', email })
    await db().insert(identities).values({ network: 'google', subject: userId, user_id: userId, created_at })
    const { token } = await startSession(db(), { userId, remember: true })
    const browser = openBrowser(app.app)
    browser.cookies.set('main-auth-token', token)
    const codeIn = async () => {
      const mail = (await mailsTo(db(), email)).at(-1)
      return /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    }
    const take = (code: string) => browser.post('/my-account/archive', { code })
    expect((await take('0000')).statusCode).toBe(422)
    await browser.post('/my-account/deletion/code')
    expect((await take(await codeIn())).statusCode, 'a code for deleting').toBe(422)
    advanceClock(61_000)
    expect((await browser.post('/my-account/archive/code')).json()).toEqual({ data: { email } })
    const code = await codeIn()
    expect((await mailsTo(db(), email)).at(-1)?.text).toContain('to download everything about your')
    expect((await browser.post('/my-account/delete', { code })).statusCode, 'does not delete').toBe(422)
    const answer = await take(code)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect((await take(code)).statusCode, 'works once').toBe(422)
  })
})

/** Tables that are not in the archive, and why. */
const notArchived: Record<string, readonly string[]> = {
  'secrets and tries, useless to their owner': [
    ...['accounts_codes', 'accounts_password_resets', 'accounts_restore_links', 'accounts_sign_in_attempts'],
    ...['accounts_social_attempts', 'idempotency_keys', 'profiles_drive_picks', 'secrets'],
  ],
  'not an account yet': ['accounts_registrations', 'affiliates_invites'],
  'copies and figures calculated from what is archived': [
    ...['matching_pages', 'profiles_documents', 'profiles_figures', 'search_athletes', 'search_spellings'],
  ],
  'counts of what nobody in particular did': ['search_days', 'search_misses'],
  'counters for limits': ['mail_inbox_days', 'profiles_assistant_attempts', 'profiles_social_readings'],
  'the books, without a person': ['billing_counters', 'billing_ledger'],
  'messages of visitors, which belong to no account': ['site_contact_messages'],
  'the team’s work with what people sent, which is archived where it is stored': [
    ...['inbox_entries', 'inbox_items'],
  ],
  'work of staff, deleted a day after it ended': ['admin_work'],
  'what was and will be sent': ['jobs_done', 'mailbox', 'outbox'],
  'counts of the system, without a person': ['health_nodes', 'health_routes', 'health_statements'],
  'the product’s own data': [
    ...['billing_catalog_state', 'billing_held_options', 'billing_package_options', 'billing_package_prices'],
    ...['billing_packages', 'billing_tax_rates'],
    ...['colleges', 'colleges_domains', 'places', 'profiles_pools', 'profiles_retired_slugs'],
    ...['profiles_sport_facts', 'reference_data', 'site_contents', 'site_content_versions', 'site_visits'],
    ...['page_versions', 'teams_events'],
    ...['tasks_program', 'tasks_program_state'],
  ],
}

test('every table is in the archive, or left out on purpose', async () => {
  const { rows } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const archived = new Set(archivedTables(archiveParts(app.ports.sideProcesses)))
  const leftOut = Object.values(notArchived).flat()
  expect(leftOut.filter((name) => archived.has(name))).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual([...archived, ...leftOut].toSorted())
})
