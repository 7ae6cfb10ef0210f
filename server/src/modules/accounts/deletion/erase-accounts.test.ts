import type { Picture } from '@fieldhouse/contract/profiles.document'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { emit } from '../../../events.ts'
import { eraseJob } from '../../../personal-data.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { contentTypeOf } from '../../../platform/storage/key.ts'
import { buildCollegeCoach } from '../../colleges/colleges.factory.ts'
import { correspondence } from '../../messaging/messaging.factory.ts'
import { conversations } from '../../messaging/messaging.tables.ts'
import { media } from '../../profiles/gallery/gallery.tables.ts'
import { athletes, formerSlugs } from '../../profiles/profiles.tables.ts'
import { transcripts } from '../../profiles/transcripts/transcripts.tables.ts'
import { evaluations, scores } from '../../rankings/rankings.tables.ts'
import { activityEvents } from '../../recruiting/recruiting.tables.ts'
import { searchAthletes } from '../../search/search.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians, invitations, users } from '../accounts.tables.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { takeOutOfUse } from './take-out-of-use.ts'

const day = 24 * 60 * 60 * 1000

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { athlete, coach, parentOf, sent, read, signedIn, call } = correspondence(() => tested)

const erase = () => eraseJob.run(jobPorts(db(), { storage: tested.ports.storage }), null, newSending())
const userOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]

const isStored = (key: string): Promise<boolean> => tested.ports.storage.exists(key)

const storeFile = async (key: string): Promise<string> => {
  await tested.ports.storage.write(key, Buffer.from('x'), { contentType: contentTypeOf(key) ?? '' })
  return key
}

const storePicture = async (): Promise<{ picture: Picture; keys: string[] }> => {
  const stem = `media/${uuidv7()}/100`
  const keys = [await storeFile(`${stem}.avif`), await storeFile(`${stem}.webp`)]
  const [avif = '', webp = ''] = keys.map((key) => `/${key}`)
  return { picture: { url: webp, width: 100, height: 100, variants: [{ width: 100, avif, webp }] }, keys }
}

/** A portrait, a photo in the gallery and a transcript, with their files. */
const fillPage = async (userId: string): Promise<string[]> => {
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, userId))
  const athlete_id = page?.id ?? ''
  const [portrait, photo] = [await storePicture(), await storePicture()]
  const storage_key = await storeFile(`transcripts/${uuidv7()}.pdf`)
  const created_at = new Date()
  await db().update(athletes).set({ photo: portrait.picture }).where(eq(athletes.id, athlete_id))
  await db()
    .insert(media)
    .values({ id: uuidv7(), athlete_id, kind: 'photo', picture: photo.picture, rank: 1, created_at })
  await db()
    .insert(transcripts)
    .values({ id: uuidv7(), athlete_id, name: 'a.pdf', storage_key, size: 1, created_at })
  return [...portrait.keys, ...photo.keys, storage_key]
}

const leave = (id: string) => takeOutOfUse(db(), id, id)

test('the audit log keeps what was done to an erased person, without their data', async () => {
  const amara = await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } })
  const adminId = await buildUser(db(), { type: 'admin' })
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
  const entry = { action: 'account.info-changed', user_id: amara.id, details: {} }
  const change = { before: { phone: '(541) 555-0148' }, after: { phone: '(541) 555-0172' } }
  await db()
    .insert(auditEntries)
    .values([
      { ...entry, ...change, id: uuidv7(), at: at(1), actor_id: adminId, address: '10.0.0.1' },
      {
        ...entry,
        id: uuidv7(),
        at: at(2),
        actor_id: amara.id,
        address: '10.0.0.2',
        details: { reason: 'Amara asked' },
      },
      { ...entry, id: uuidv7(), at: at(3), actor_id: null, address: '10.0.0.3', details: { cents: 500 } },
    ])
  await leave(amara.id)
  advanceClock(31 * day)
  await erase()
  const kept = { action: 'account.info-changed', user_id: amara.id, before: null, after: null }
  expect(
    await db().select().from(auditEntries).where(eq(auditEntries.user_id, amara.id)).orderBy(auditEntries.at),
  ).toMatchObject([
    { ...kept, actor_id: adminId, address: '10.0.0.1', details: {} },
    { ...kept, actor_id: amara.id, address: null, details: {} },
    { ...kept, actor_id: null, address: null, details: { cents: 500 } },
  ])
})

test('after 30 days the page, its files, and its entries in search and rankings are gone, and not earlier', async () => {
  const amara = await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } })
  const parent = await parentOf([amara])
  const marisol = await coach()
  const keys = await fillPage(amara.id)
  const now = new Date()
  await db()
    .insert(evaluations)
    .values({
      ...{ user_id: amara.id, evaluator_id: parent.id, competition_level: 1, teammates: 1, leadership: 1 },
      ...{ created_at: now, updated_at: now },
    })
  await sent(amara, marisol, 'Thank you, coach')
  await leave(amara.id)

  advanceClock(29 * day)
  await erase()
  expect(await userOf(amara.id)).toMatchObject({ first_name: 'Amara', erased_at: null })
  expect(await Promise.all(keys.map(isStored))).toEqual(keys.map(() => true))

  advanceClock(1.5 * day)
  await erase()
  expect(await userOf(amara.id)).toMatchObject({
    ...{ first_name: 'Deleted', last_name: 'account', email: null, password_hash: null, gender: null },
    ...{ type: 'athlete', erased_at: expect.any(Date) },
  })
  const isTheirs = [
    db().$count(athletes, eq(athletes.user_id, amara.id)),
    db().$count(searchAthletes, eq(searchAthletes.user_id, amara.id)),
    db().$count(scores, eq(scores.user_id, amara.id)),
    db().$count(evaluations, eq(evaluations.user_id, amara.id)),
    db().$count(guardians, eq(guardians.athlete_user_id, amara.id)),
  ]
  expect(await Promise.all(isTheirs)).toEqual([0, 0, 0, 0, 0])
  await eventually(async () => expect(await Promise.all(keys.map(isStored))).toEqual(keys.map(() => false)))
  // The family and the coach still exist, and the coach has the messages.
  expect(await userOf(parent.id)).toMatchObject({ deleted_at: null, first_name: 'Nadia' })
  const reader = await signedIn(marisol.id)
  expect(await read(reader, amara)).toMatchObject({
    data: [{ content: 'Thank you, coach' }],
    people: expect.arrayContaining([
      expect.objectContaining({ id: amara.id, first_name: 'Deleted', last_name: 'account' }),
    ]),
    conversation: { can: { send: false } },
  })
  // A second run, or another node, finds nothing to do.
  await Promise.all([erase(), erase()])
  expect((await userOf(amara.id))?.erased_at).toEqual(expect.any(Date))
})

test('a coach who leaves has no name anymore, and families keep their notes', async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  const contact_id = await buildCollegeCoach(db(), { user_id: marisol.id, is_listed: false })
  const note = {
    athlete_user_id: amara.id,
    contact_id,
    coach_id: marisol.id,
    type: 1 as const,
    event_date: '2026-01-02',
    event_time: '10:00',
    created_at: new Date(),
  }
  await db()
    .insert(activityEvents)
    .values([
      { ...note, id: uuidv7(), author_id: amara.id, note: 'She called us' },
      { ...note, id: uuidv7(), author_id: marisol.id, note: 'My own note' },
    ])
  await sent(marisol, amara, 'We like your film')
  await leave(marisol.id)
  advanceClock(31 * day)
  await erase()
  const left = await db().select().from(activityEvents).where(eq(activityEvents.athlete_user_id, amara.id))
  expect(left.map(({ note: text }) => text)).toEqual(['She called us'])
  const reader = await signedIn(amara.id)
  expect(await read(reader, marisol)).toMatchObject({
    data: [{ content: 'We like your film' }],
    conversation: { contact: { first_name: 'Deleted', last_name: 'account' } },
  })
})

test('a success coach’s phone and photo are erased', async () => {
  const { picture, keys } = await storePicture()
  const id = await buildUser(db(), { type: 'rsc', phone: '(541) 555-0190', photo: picture })
  await leave(id)
  advanceClock(29 * day)
  await erase()
  expect(await userOf(id)).toMatchObject({ phone: '(541) 555-0190', photo: picture })
  advanceClock(2 * day)
  await erase()
  expect(await userOf(id)).toMatchObject({ phone: null, photo: null, erased_at: expect.any(Date) })
  await eventually(async () => expect(await Promise.all(keys.map(isStored))).toEqual(keys.map(() => false)))
})

test('a conversation without any owner is erased', async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  await sent(amara, marisol, 'Hello')
  await leave(amara.id)
  await leave(marisol.id)
  advanceClock(31 * day)
  await erase()
  expect(await db().$count(conversations, eq(conversations.athlete_user_id, amara.id))).toBe(0)
})

test('a reported coach keeps the name for admins, and is erased after the report is closed', async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  const { id: messageId } = await sent(marisol, amara, 'Do not tell your parents')
  const reported = await call(amara, 'POST', `/message/${messageId}/report`, { reason: 'harassment' })
  const { id } = reported.json().data
  const admin = await signedIn(await buildUser(db(), { type: 'admin' }))
  const listedContact = async () => {
    return (await call(admin, 'GET', `/panel/message-reports/${id}`)).json().data.contact
  }
  const { first_name } = await listedContact()
  await leave(marisol.id)
  expect(await listedContact()).toMatchObject({ id: marisol.id, first_name })

  advanceClock(31 * day)
  await erase()
  expect(await userOf(marisol.id)).toMatchObject({ first_name, erased_at: null })
  expect(await listedContact()).toMatchObject({ first_name })
  await call(admin, 'POST', `/panel/admin/inbox/${id}/close`, { version: 0 })
  await erase()
  expect(await userOf(marisol.id)).toMatchObject({ first_name: 'Deleted', erased_at: expect.any(Date) })
})

test('the work phone and the accepted invitation are erased too', async () => {
  const [inviter, id] = [
    await buildUser(db(), { type: 'parent' }),
    await buildUser(db(), { type: 'rsc', email: 'gone@example.test' }),
  ]
  await db().update(users).set({ phone: '+15035550123' }).where(eq(users.id, id))
  const amara = await athlete()
  const now = new Date()
  const invitation = {
    ...{ id: uuidv7(), code_hash: Buffer.from(uuidv7()), inviter_id: inviter, athlete_user_id: amara.id },
    ...{ email: 'gone@example.test', role: 'mother' as const, created_at: now, expires_at: now },
    ...{ used_at: now, used_by: id },
  }
  await db().insert(invitations).values(invitation)
  await leave(id)
  advanceClock(31 * day)
  await erase()
  expect(await userOf(id)).toMatchObject({ phone: null })
  expect(await db().$count(invitations, eq(invitations.id, invitation.id))).toBe(0)
})

test('the email address is free again, and admins no longer list the account', async () => {
  const id = await buildUser(db(), { email: 'again@example.test' })
  await leave(id)
  const isFree = async () =>
    (
      await call({ headers: { authorization: '' } }, 'POST', '/register/check-email', {
        email: 'again@example.test',
      })
    ).json().data.is_free
  expect(await isFree()).toBe(false)
  advanceClock(31 * day)
  await erase()
  expect(await isFree()).toBe(true)
  const admin = await signedIn(await buildUser(db(), { type: 'admin' }))
  const listed = (await call(admin, 'GET', '/panel/users/all?type=deleted')).json().data
  expect(listed.map((user: { id: string }) => user.id)).not.toContain(id)
  expect((await call(admin, 'POST', `/panel/admin/users/${id}/restore`)).statusCode).toBe(404)
})

test('one account that fails does not stop the others', async () => {
  const [broken, fine] = [await athlete(), await athlete()]
  await leave(broken.id)
  await leave(fine.id)
  advanceClock(31 * day)
  const failing = async (_: Db, id: string) => {
    if (id === broken.id) throw new Error('No room on the disk')
  }
  const { signal } = newSending()
  const erased = eraseAccounts(db(), { erasers: [failing], holds: [] }, signal)
  await expect(erased).rejects.toThrow('Rows that failed: 1')
  expect((await userOf(fine.id))?.erased_at).toEqual(expect.any(Date))
  await erase()
  expect((await userOf(broken.id))?.erased_at).toEqual(expect.any(Date))
})

test('a parent’s name, phone, and email leave the athlete’s page, and another parent’s stay', async () => {
  const [amara, zoe] = [await athlete(), await athlete()]
  const [leaving, staying] = [await parentOf([amara, zoe]), await parentOf([zoe])]
  await db().update(users).set({ first_name: 'Terrence' }).where(eq(users.id, staying.id))
  const save = async (child: typeof amara, parent_name: string) => {
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, child.id))
    const parent = { parent_name, parent_phone: '(541) 555-0115', parent_email: 'home@family.test' }
    const body = { phone: '(541) 555-0114', ...parent }
    const answer = await call(child, 'POST', `/athlete/${page?.id}/contacts`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return async () => (await call(child, 'GET', `/athlete/${page?.id}`)).json().data
  }
  const readAmara = await save(amara, 'nadia marsh ')
  const readZoe = await save(zoe, 'Terrence Marsh')
  const contactVersion = async () => {
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, amara.id))
    return page?.versions.contacts
  }
  expect(await contactVersion()).toBe(1)
  await leave(leaving.id)
  advanceClock(31 * day)
  await erase()
  const page = await readAmara()
  expect(page.contacts).toMatchObject({ phone: '(541) 555-0114' })
  expect(JSON.stringify(page)).not.toMatch(/nadia|555-0115|home@family/i)
  expect(await contactVersion(), 'an editor that is open does not write it back').toBe(2)
  expect((await readZoe()).contacts).toMatchObject({ parent_name: 'Terrence Marsh' })
})

test('nobody else gets the address of an erased page, or one it had before', async () => {
  const zora = await athlete({ slug: 'zora-quill', user: { first_name: 'Zora', last_name: 'Quill' } })
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, zora.id))
  await db()
    .insert(formerSlugs)
    .values({ slug: 'zora-finch', athlete_id: page?.id ?? '' })
  await leave(zora.id)
  advanceClock(31 * day)
  await erase()
  expect(await db().$count(formerSlugs, eq(formerSlugs.slug, 'zora-finch'))).toBe(0)
  const slugOf = async (last_name: string) => {
    const user_id = await buildUser(db(), { first_name: 'Zora', last_name })
    const joined = { user_id, first_name: 'Zora', last_name, sport_key: 'soccer' as const }
    await transaction(db(), (tx) => emit(tx, 'accounts.athlete-joined', joined))
    const [made] = await db().select().from(athletes).where(eq(athletes.user_id, user_id))
    return made?.slug
  }
  expect([await slugOf('Quill'), await slugOf('Quill'), await slugOf('Finch')]).toEqual([
    'zora-quill-2',
    'zora-quill-3',
    'zora-finch-2',
  ])
  const kept = await db().execute(sql`select t::text from profiles_retired_slugs t`)
  expect(JSON.stringify(kept.rows)).not.toContain('zora')
})

/**
 * Rows that may still point at an erased account, which has no name. Everything else is erased, or erased with the
 * page.
 */
const kept = [
  'affiliates_commissions.customer_id',
  'affiliates_commissions.owner_id',
  'affiliates_payouts.owner_id',
  'affiliates_payouts.staff_id',
  'affiliates_referrals.user_id',
  'billing_charges.athlete_user_id',
  'billing_invoices.athlete_user_id',
  'billing_invoices.payer_id',
  'billing_refunds.staff_id',
  'billing_subscriptions.athlete_user_id',
  'billing_subscriptions.payer_id',
  'billing_tax_rates.updated_by',
  'inbox_entries.assignee_id',
  'inbox_entries.by_id',
  'inbox_items.assignee_id',
  'inbox_items.user_id',
  'messaging_conversations.athlete_user_id',
  'messaging_conversations.coach_id',
  'messaging_messages.sender_id',
  'messaging_reports.reporter_id',
  'profiles_coach_views.coach_id',
  'profiles_confirmations.confirmed_by',
  'profiles_transcript_requests.answered_by',
  'rankings_evaluations.evaluator_id',
  'recruiting_events.author_id',
  'recruiting_events.coach_id',
  'recruiting_logs.author_id',
  'roster_claims.athlete_user_id',
  'tasks_notes.author_id',
  'tasks_tasks.athlete_user_id',
  'tasks_time.athlete_user_id',
  'tasks_time.coach_id',
]

test('every table that points at people is either erased or kept on purpose', async () => {
  const { rows } = await db().execute<{ place: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c inner join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'accounts_users'::regclass order by 1`)
  const erased = [
    ...['accounts_devices.user_id', 'accounts_entitlements.user_id', 'accounts_guardians.athlete_user_id'],
    ...[
      'accounts_guardians.parent_id',
      'accounts_identities.user_id',
      'accounts_invitations.athlete_user_id',
    ],
    ...['accounts_invitations.inviter_id', 'accounts_password_resets.user_id'],
    ...['accounts_restore_links.user_id', 'accounts_role_choices.user_id'],
    ...['accounts_sign_in_attempts.user_id', 'affiliates_promo_codes.owner_id', 'colleges_coaches.user_id'],
    ...['colleges_coaches.added_for'],
    ...['matching_pages.athlete_user_id', 'matching_results.athlete_user_id'],
    ...['matching_surveys.athlete_user_id', 'matching_surveys.saved_by', 'matching_tips_shown.user_id'],
    ...['colleges_verifications.user_id', 'messaging_drafts.athlete_user_id', 'messaging_drafts.contact_id'],
    ...['messaging_drafts.user_id', 'messaging_notices.user_id', 'messaging_read_marks.user_id'],
    ...['profiles_athletes.user_id', 'profiles_messages.user_id', 'profiles_uploads.user_id'],
    ...['rankings_evaluations.user_id', 'rankings_scores.user_id', 'recruiting_centers.user_id'],
    ...['recruiting_events.athlete_user_id', 'recruiting_favorite_athletes.athlete_user_id'],
    ...['recruiting_favorite_athletes.coach_id', 'recruiting_favorite_colleges.athlete_user_id'],
    ...[
      'recruiting_guides_shown.user_id',
      'recruiting_logs.athlete_user_id',
      'recruiting_view_marks.athlete_user_id',
    ],
    ...['recruiting_view_marks.coach_id', 'recruiting_view_marks.user_id'],
    ...['recruiting_viewed_colleges.athlete_user_id', 'roster_assignments.athlete_user_id'],
    ...['roster_assignments.coach_id', 'roster_claims.success_coach_id', 'search_athletes.user_id'],
    ...['roster_declines.athlete_user_id', 'roster_declines.success_coach_id'],
    ...['roster_unclaims.athlete_user_id'],
    ...['search_choices.user_id', 'search_history.athlete_user_id', 'search_history.user_id'],
    ...['billing_addresses.user_id', 'billing_catalog_state.updated_by', 'billing_payment_methods.user_id'],
    ...['tasks_notes.athlete_user_id', 'tasks_program_state.updated_by', 'tasks_running.athlete_user_id'],
    ...['tasks_running.coach_id', 'tasks_tasks.added_by'],
    ...['teams_members.user_id', 'teams_teams.created_by'],
  ]
  expect(rows.map(({ place }) => place).toSorted()).toEqual([...kept, ...erased].toSorted())
})
