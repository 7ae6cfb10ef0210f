import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { papers, pdf } from './transcripts.factory.ts'
import { transcripts } from './transcripts.tables.ts'

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp()
  visit = await pageVisit(tested)
})
afterAll(() => tested.close())

const { upload, added, get, codeOf } = papers(() => tested)

const stored = (athlete_id = visit.id) =>
  tested.ports.database.db.select().from(transcripts).where(eq(transcripts.athlete_id, athlete_id))

describe('PRO-10 uploading a transcript', () => {
  test('stores the file, and answers with the page that names it', async () => {
    const answer = await upload(pdf, { to: visit, headers: visit.owner, name: 'Junior year.pdf' })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.has_transcripts).toBe(true)
    expect(data.own.transcripts).toEqual([
      {
        id: expect.any(String),
        name: 'Junior year.pdf',
        size: pdf.length,
        uploaded_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
    const visitors = (await visit.read()).json().data
    expect(visitors).toMatchObject({ has_transcripts: true, own: null })
  })

  test('is for parents and admins too', async () => {
    const page = await pageVisit(tested)
    for (const headers of [await page.parent(), (await tested.signedIn('admin')).headers])
      expect((await upload(pdf, { to: page, headers })).statusCode).toBe(200)
    expect(await stored(page.id)).toHaveLength(2)
  })

  test('is refused to everyone else, and nothing is stored', async () => {
    const page = await pageVisit(tested)
    const others = [
      await page.assignedCoach(),
      await page.successCoach(),
      ...(await Promise.all(
        (['athlete', 'parent', 'coach', 'rsc', 'editor', 'affiliate', 'unknown'] as const).map(
          async (type) => (await tested.signedIn(type)).headers,
        ),
      )),
    ]
    for (const headers of others) expect((await upload(pdf, { to: page, headers })).statusCode).toBe(403)
    expect((await upload(pdf, { to: page, headers: {} })).statusCode).toBe(401)
    expect((await upload(pdf, { to: { id: 'nobody-at-all' }, headers: visit.owner })).statusCode).toBe(404)
    expect(await stored(page.id)).toEqual([])
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'a.png'],
    ['a script with a PDF name', Buffer.from('<script>alert(1)</script>'), 'grades.pdf'],
    ['a page that hides a PDF', Buffer.from('<html>%PDF-1.7 %%EOF'), 'grades.pdf'],
    ['a PDF that was cut off', pdf.subarray(0, 20), 'grades.pdf'],
    ['an empty file', Buffer.alloc(0), 'grades.pdf'],
  ])('refuses %s with the text of the rule, and stores nothing', async (_what, bytes, name) => {
    const before = await stored()
    const answer = await upload(bytes, { to: visit, headers: visit.owner, name })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      file: [
        'The specified file could not be uploaded. Only files with following extensions are allowed: pdf',
      ],
    })
    expect(await stored()).toEqual(before)
  })

  test('refuses more than 10 MB, and accepts exactly that much', async () => {
    const page = await pageVisit(tested)
    const exact = Buffer.concat([pdf, Buffer.alloc(transcriptRule.maxBytes - 2 * pdf.length, ' '), pdf])
    const fitting = await upload(exact, { to: page, headers: page.owner })
    expect(fitting.statusCode).toBe(200)
    const over = await upload(Buffer.concat([exact, Buffer.from('\n')]), { to: page, headers: page.owner })
    expect(over.statusCode).toBe(422)
    expect(over.json().errors).toEqual({
      file: ['The specified file could not be uploaded. Maximum upload size 10 MB.'],
    })
    const far = await upload(Buffer.alloc(12_000_000), { to: page, headers: page.owner })
    expect(far.statusCode).toBe(413)
    expect(await stored(page.id)).toHaveLength(1)
  })

  test('ends at ten, also for parallel uploads', async () => {
    const page = await pageVisit(tested)
    // One account sends four files in parallel.
    const fourAtOnce = () =>
      Promise.all(Array.from({ length: 4 }, () => upload(pdf, { to: page, headers: page.owner })))
    const answers = [...(await fourAtOnce()), ...(await fourAtOnce()), ...(await fourAtOnce())]
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.json().errors.file).toEqual([
      'There are 10 transcripts already. Delete one to make room.',
    ])
    expect(await stored(page.id)).toHaveLength(10)
  })

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\grades\\Spring.PDF', 'Spring.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.exe.pdf'],
    ['...', 'transcript.pdf'],
    [`${'x'.repeat(99)}🏀🏀.pdf`, `${'x'.repeat(99)}🏀.pdf`],
  ])('a file called %j is stored as %j', async (name, kept) => {
    const page = await pageVisit(tested)
    const answer = await upload(pdf, { to: page, headers: page.owner, name })
    const [transcript] = answer.json().data.own.transcripts
    expect(transcript.name).toBe(kept)
    const file = await get(`${page.id}/transcripts/${transcript.id}`, page.owner)
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(kept))
  })
})

describe('PRO-10 downloading a transcript', () => {
  let page: PageVisit
  let id: string
  beforeAll(async () => {
    page = await pageVisit(tested)
    id = await added(page)
  })

  test('is free for the family, admins, and people who take care of the athlete', async () => {
    const free = [
      page.owner,
      await page.parent(),
      await page.assignedCoach(),
      await page.successCoach(),
      (await tested.signedIn('admin')).headers,
    ]
    for (const headers of free) {
      const answer = await get(`${page.id}/transcripts/${id}`, headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(pdf)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('attachment; filename="Grades.pdf"'),
        'cache-control': 'private, no-cache',
      })
      const list = await get(`${page.id}/transcripts`, headers)
      expect(list.json().data).toEqual([
        { id, name: 'Grades.pdf', size: pdf.length, uploaded_at: expect.any(String) },
      ])
    }
  })

  test('needs the access code from everyone else', async () => {
    const code = await codeOf(page)
    const others = await Promise.all(
      (['athlete', 'parent', 'coach', 'rsc', 'editor'] as const).map(
        async (type) => (await tested.signedIn(type)).headers,
      ),
    )
    for (const [place, headers] of [{}, ...others].entries()) {
      const from = `10.2.0.${place}`
      for (const path of [`${page.id}/transcripts/${id}`, `${page.id}/transcripts`]) {
        const refused = await get(path, headers, from)
        expect(refused.statusCode).toBe(403)
        expect(refused.json().message).toBe('To download this, enter the family’s access code.')
        expect((await get(`${path}?code=${code}`, headers, from)).statusCode).toBe(200)
      }
      // Typed by hand, in lower case and with a space.
      const typed = await get(`${page.id}/transcripts/${id}?code=%20${code.toLowerCase()}`, headers, from)
      expect(typed.statusCode).toBe(200)
    }
  })

  test('refuses a wrong code, and the code of another athlete', async () => {
    const [mine, other] = [await pageVisit(tested), await pageVisit(tested)]
    const transcript = await added(mine)
    for (const code of ['000000', 'x', await codeOf(other), '%25', "'or'1"]) {
      const answer = await get(`${mine.id}/transcripts/${transcript}?code=${code}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe(
        'This access code is not right. Check it, or ask the family for the one they have now.',
      )
    }
  })

  test('with the code of one athlete never returns the file of another', async () => {
    const other = await pageVisit(tested)
    const answer = await get(`${other.id}/transcripts/${id}?code=${await codeOf(other)}`)
    expect(answer.statusCode).toBe(404)
    expect((await get(`${other.id}/transcripts/${id}`, other.owner)).statusCode).toBe(404)
  })

  test('of a hidden page needs more than a code', async () => {
    const hidden = await pageVisit(tested)
    const transcript = await added(hidden)
    const code = await codeOf(hidden)
    await hidden.save('settings', { is_visible: false })
    const answer = await get(`${hidden.id}/transcripts/${transcript}?code=${code}`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('The athlete is not available for viewing')
    expect((await get(`${hidden.id}/transcripts/${transcript}`, hidden.owner)).statusCode).toBe(200)
  })
})

describe('PRO-10 deleting a transcript', () => {
  test('removes it from the page and its file from the storage', async () => {
    const page = await pageVisit(tested)
    const id = await added(page)
    const [row] = await stored(page.id)
    const key = row?.storage_key ?? ''
    expect(await tested.ports.storage.exists(key)).toBe(true)
    const answer = await page.remove(`transcripts/${id}`)
    expect(answer.json().data).toMatchObject({ has_transcripts: false, own: { transcripts: [] } })
    expect((await get(`${page.id}/transcripts/${id}`, page.owner)).statusCode).toBe(404)
    await eventually(async () => expect(await tested.ports.storage.exists(key)).toBe(false))
    expect((await page.remove(`transcripts/${id}`)).statusCode).toBe(404)
  })

  test('is refused to people who may not edit, and across athletes', async () => {
    const [page, other] = [await pageVisit(tested), await pageVisit(tested)]
    const id = await added(page)
    expect((await page.remove(`transcripts/${id}`, await page.assignedCoach())).statusCode).toBe(403)
    expect((await other.remove(`transcripts/${id}`)).statusCode).toBe(404)
    expect((await page.remove('transcripts/not-an-id')).statusCode).toBe(422)
    expect((await get(`${page.id}/transcripts/${id}`, page.owner)).statusCode).toBe(200)
  })

  test('a missing file is not found, without a server error', async () => {
    const page = await pageVisit(tested)
    const id = await added(page)
    const [row] = await stored(page.id)
    await tested.ports.storage.delete(row?.storage_key ?? '')
    expect((await get(`${page.id}/transcripts/${id}`, page.owner)).statusCode).toBe(404)
  })
})
