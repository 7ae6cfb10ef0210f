import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { startDriveApi } from '../../../platform/drive/drive-api.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { buildJpeg } from '../../../platform/images/images.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { startNetworks } from '../../../platform/social/networks.factory.ts'
import { uploads } from '../gallery/gallery.tables.ts'
import { sweepPicksJob } from '../profiles.jobs.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { transcriptKey } from '../transcripts/transcript-key.ts'
import { pdf } from '../transcripts/transcripts.factory.ts'
import { transcripts } from '../transcripts/transcripts.tables.ts'
import { drivePicks } from './drive.tables.ts'

type Headers = Record<string, string>

const tooLarge = 'The specified file could not be uploaded. Maximum upload size 10 MB.'
const ended = 'This pick from Google Drive is no longer valid. Please start again.'
const eleven = 11_000_000

let tested: TestApp
let outside: Awaited<ReturnType<typeof startNetworks>>
let drive: Awaited<ReturnType<typeof startDriveApi>>
let elsewhere: Awaited<ReturnType<typeof startDriveApi>>
let visit: PageVisit
let duringDownload = async () => {}
beforeAll(async () => {
  outside = await startNetworks()
  elsewhere = await startDriveApi({ pdf })
  drive = await startDriveApi({
    pdf,
    photo: await buildJpeg({ width: 600, height: 400 }),
    text: Buffer.from('not what it says'),
    huge: { name: 'Huge.pdf', size: eleven, send: (response) => void response.end(pdf) },
    announced: {
      name: 'Lies about its size.pdf',
      size: 100,
      send: (response) => void response.writeHead(200, { 'content-length': eleven }).write('%PDF-'),
    },
    endless: {
      name: 'Tells no size.pdf',
      send: (response) => {
        for (let part = 0; part < 11; part += 1) response.write(Buffer.alloc(1_000_000))
        response.end()
      },
    },
    late: { name: 'Late.pdf', send: (response) => void duringDownload().then(() => response.end(pdf)) },
    away: {
      name: 'Elsewhere.pdf',
      send: (response) => void response.writeHead(302, { location: `${elsewhere.url}/files/pdf` }).end(),
    },
  })
  tested = await testApp({ settings: { ...outside.settings, GOOGLE_DRIVE_URL: drive.url } })
})
beforeEach(async () => {
  visit = await pageVisit(tested)
})
afterEach(resetClock)
afterAll(async () => {
  await tested.close()
  await Promise.all([outside.stop(), drive.stop(), elsewhere.stop()])
})

const post = (path: string, payload: object, headers: Headers) =>
  tested.app.inject({ method: 'POST', url: `/api${path}`, payload, headers })
const start = (headers: Headers, purpose = 'transcript') => post('/google-drive/pick', { purpose }, headers)

/** Picks a file in Google's window, and returns what it puts into the return address. */
const picked = async (headers: Headers, file: string, purpose = 'transcript'): Promise<string> => {
  const { url } = (await start(headers, purpose)).json()
  const answer = await fetch(url, { redirect: 'manual' })
  const { search } = new URL(String(answer.headers.get('location')))
  return `${search}&picked_file_ids=${encodeURIComponent(file)}`
}
const add = (query: string, headers: Headers, id = visit.id) =>
  post(`/athlete/${id}/upload-transcripts/google-drive`, { query }, headers)
const pick = async (file: string) => add(await picked(visit.owner, file), visit.owner)
const stored = () =>
  tested.ports.database.db.select().from(transcripts).where(eq(transcripts.athlete_id, visit.id))
const refusalOf = (answer: Awaited<ReturnType<typeof add>>) => [answer.statusCode, answer.json().message]

describe('SHL-01 a file from Google Drive', () => {
  test('is requested with the least permission, and with the keys of Google sign-in', async () => {
    const { searchParams } = new URL((await start(visit.owner)).json().url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'google-id',
      scope: 'https://www.googleapis.com/auth/drive.file',
      access_type: 'online',
      trigger_onepick: 'true',
      mimetypes: 'application/pdf',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/callback/google-drive-callback',
    })
  })

  test('becomes a transcript, and no token stays behind', async () => {
    const answer = await pick('pdf')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.own.transcripts).toMatchObject([{ name: 'From Drive.pdf', size: pdf.length }])
    const token = drive.asked.at(-1)?.authorization?.replace('Bearer ', '') ?? ''
    expect(token).not.toBe('')
    expect(answer.body).not.toContain(token)
    const kept = await tested.ports.database.db.select().from(drivePicks)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('becomes a picture like an uploaded one', async () => {
    const query = await picked(visit.owner, 'photo', 'picture')
    const answer = await post('/upload/tmp/google-drive', { query }, visit.owner)
    expect(answer.json().data).toMatchObject({ width: 600, height: 400, picture: { width: 600 } })
  })

  test.each(['huge', 'announced', 'endless'])('that is too large is refused: %s', async (file) => {
    const answer = await pick(file)
    expect(refusalOf(answer)).toEqual([413, tooLarge])
    expect(await stored()).toEqual([])
    const wasFetched = drive.asked.at(-1)?.url.includes('alt=media')
    expect(wasFetched).toBe(file !== 'huge')
  })

  test('of another type is refused by its content', async () => {
    expect((await pick('text')).json().errors).toEqual({ file: [expect.stringContaining('allowed: pdf')] })
    const query = await picked(visit.owner, 'pdf', 'picture')
    const answer = await post('/upload/tmp/google-drive', { query }, visit.owner)
    expect(answer.json().errors).toEqual({ file: [expect.stringContaining('allowed: jpeg, jpg, png')] })
    expect(await stored()).toEqual([])
  })

  test('is fetched only from Drive, whatever address Drive gives', async () => {
    expect((await pick('away')).statusCode).toBe(503)
    expect(elsewhere.asked).toEqual([])
  })

  test.each(['../files/pdf', 'pdf?x=1', '', 'http://127.0.0.1/pdf'])(
    'is named only by an id: %j',
    async (file) => {
      const before = drive.asked.length
      expect((await pick(file)).statusCode).toBe(400)
      expect(drive.asked).toHaveLength(before)
    },
  )

  test('for another person’s page is refused before anything is fetched', async () => {
    const { headers } = await tested.signedIn('athlete')
    const before = drive.asked.length
    expect((await add(await picked(headers, 'pdf'), headers)).statusCode).toBe(403)
    expect(drive.asked).toHaveLength(before)
    expect(await stored()).toEqual([])
  })

  test('counts only once', async () => {
    const query = await picked(visit.owner, 'pdf')
    expect((await add(query, visit.owner)).statusCode).toBe(200)
    expect(refusalOf(await add(query, visit.owner))).toEqual([400, ended])
  })

  test('counts only once, also when two answers come at the same time', async () => {
    const query = await picked(visit.owner, 'pdf')
    const answers = await Promise.all([add(query, visit.owner), add(query, visit.owner)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await stored()).toHaveLength(1)
  })

  test('counts only in the session that asked, and for its purpose', async () => {
    const stolen = await picked((await tested.signedIn('athlete')).headers, 'pdf')
    expect(refusalOf(await add(stolen, visit.owner))).toEqual([400, ended])
    const other = await picked(visit.owner, 'pdf', 'picture')
    expect(refusalOf(await add(other, visit.owner))).toEqual([400, ended])
    expect(refusalOf(await add('?state=guessed&code=x', visit.owner))).toEqual([400, ended])
    expect(await stored()).toEqual([])
  })

  test('counts for ten minutes', async () => {
    const query = await picked(visit.owner, 'pdf')
    advanceClock(10 * 60_000 + 1)
    expect(refusalOf(await add(query, visit.owner))).toEqual([400, ended])
  })

  test('can be left unpicked', async () => {
    const { url } = (await start(visit.owner)).json()
    const state = new URL(url).searchParams.get('state')
    const answer = await add(`?error=access_denied&state=${state}`, visit.owner)
    expect(refusalOf(answer)).toEqual([403, 'No file was picked in Google Drive.'])
  })

  test('is for signed-in people, and for a known purpose', async () => {
    expect((await start({})).statusCode).toBe(401)
    expect((await start(visit.owner, 'virus')).json().errors).toEqual({
      purpose: ['Please say what the file is for: transcript or picture'],
    })
    expect((await add('?state=x', {})).statusCode).toBe(401)
  })

  test('has no stand-in in production: nothing is offered without keys', async () => {
    const production = await testApp({
      settings: {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db/fieldhouse',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'https://fieldhouse.example',
        BRAINTREE_ENVIRONMENT: 'sandbox',
        BRAINTREE_MERCHANT_ID: 'merchant',
        BRAINTREE_PUBLIC_KEY: 'public',
        BRAINTREE_PRIVATE_KEY: 'private',
      },
    })
    const { headers } = await production.signedIn('athlete')
    const answer = await production.app.inject({
      method: 'POST',
      url: '/api/google-drive/pick',
      payload: { purpose: 'transcript' },
      headers,
    })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Google Drive is not offered here.'])
    const page = await production.app.inject('/dev/drive/.well-known/openid-configuration')
    expect(page.body).toBe('a page')
    await production.close()
  })
})

describe('SHL-01 a repeat of the same call with a file from Google Drive', () => {
  const db = () => tested.ports.database.db
  const keyed = (): Headers => ({ ...visit.owner, 'idempotency-key': uuidv7() })

  test('gets the first answer, and the transcript is fetched and stored once', async () => {
    const [query, headers] = [await picked(visit.owner, 'pdf'), keyed()]
    const first = await add(query, headers)
    const fetched = drive.asked.length
    expect(first.statusCode).toBe(200)
    expect((await add(query, headers)).json()).toEqual(first.json())
    expect(drive.asked).toHaveLength(fetched)
    expect(await stored()).toHaveLength(1)
  })

  test('gets the first answer, and the picture is fetched and stored once', async () => {
    const [query, headers] = [await picked(visit.owner, 'photo', 'picture'), keyed()]
    const send = () => post('/upload/tmp/google-drive', { query }, headers)
    const first = (await send()).json()
    const fetched = drive.asked.length
    expect((await send()).json()).toEqual(first)
    expect(drive.asked).toHaveLength(fetched)
    const kept = await db().select({ id: uploads.id }).from(uploads).where(eq(uploads.user_id, visit.userId))
    expect(kept).toEqual([{ id: first.data.id }])
  })

  /** The page gets full while the file is on its way, so it is stored and can't be recorded. */
  const stopBeforeRecording = async (query: string, headers: Headers) => {
    duringDownload = async () => {
      const rows = Array.from({ length: transcriptRule.most }, () => uuidv7()).map((id) => ({
        ...{ id, athlete_id: visit.id, name: 'a.pdf', storage_key: `transcripts/${id}.pdf` },
        ...{ size: 1, created_at: new Date() },
      }))
      await db().insert(transcripts).values(rows)
    }
    const answer = await add(query, headers)
    expect(answer.json().errors).toEqual({ file: [transcriptRule.tooMany] })
    await db().delete(transcripts).where(eq(transcripts.athlete_id, visit.id))
  }

  test('continues with the stored file, without another download', async () => {
    const [query, headers] = [await picked(visit.owner, 'late'), keyed()]
    await stopBeforeRecording(query, headers)
    const fetched = drive.asked.length
    const answer = await add(query, headers)
    expect(answer.json().data.own.transcripts).toMatchObject([{ name: 'Late.pdf', size: pdf.length }])
    expect(drive.asked).toHaveLength(fetched)
    const [transcript] = await stored()
    expect(await tested.ports.storage.exists(transcript?.storage_key ?? '')).toBe(true)
    expect(
      await db()
        .select()
        .from(drivePicks)
        .where(eq(drivePicks.id, transcript?.id ?? '')),
    ).toEqual([])
  })

  test('that never comes leaves nothing behind after a day', async () => {
    await stopBeforeRecording(await picked(visit.owner, 'late'), keyed())
    const [left] = await db().select().from(drivePicks).where(isNotNull(drivePicks.received))
    const storage_key = transcriptKey(left?.id ?? '')
    const sweep = () =>
      sweepPicksJob.run(jobPorts(db(), { storage: tested.ports.storage }), null, newSending())
    await sweep()
    expect(await tested.ports.storage.exists(storage_key)).toBe(true)
    advanceClock(24 * 60 * 60_000 + 1)
    await sweep()
    expect(await db().select().from(drivePicks)).toEqual([])
    await eventually(async () => expect(await tested.ports.storage.exists(storage_key)).toBe(false))
  })
})
