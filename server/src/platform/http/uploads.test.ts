import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { actorOf } from '@fieldhouse/contract/actor.factory'
import { endpoint } from '@fieldhouse/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database } from '../database/database.ts'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { bind } from './bind.ts'
import { callerOf } from './caller.factory.ts'
import { FileAnswer } from './file-answer.ts'
import { createHttpServer } from './http-server.ts'
import { mount } from './mount.ts'
import { createMemoryLimiter, standardLimits } from './rate-limit.ts'
import { uploadForm } from './upload-form.factory.ts'

const maxBytes = 1_000_000

const sendFile = endpoint({
  method: 'POST',
  path: '/files/{id}',
  guard: 'user',
  rate: 'write',
  effect: 'transaction',
  summary: 'Takes a file',
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string({ error: 'Please enter a title' }).min(3, 'Please enter a title') }),
  upload: { maxBytes },
  output: z.object({
    name: z.string(),
    type: z.string(),
    size: z.number(),
    title: z.string(),
    id: z.string(),
  }),
})

const maySendFile = endpoint({
  ...sendFile,
  path: '/maybe',
  params: z.object({}),
  body: z.object({ title: z.string().optional() }),
  upload: { maxBytes, isOptional: true },
  output: z.object({ size: z.number().nullable(), title: z.string().nullable() }),
})

const getFile = endpoint({
  method: 'GET',
  path: '/file/{kind}',
  guard: 'anyone',
  rate: 'read',
  summary: 'Gives a file',
  params: z.object({ kind: z.enum(['shown', 'named', 'streamed', 'made', 'refused']) }),
  output: z.object({}),
  file: 'application/pdf',
})

const type = 'application/pdf'
let made = 0
const answers = {
  made: () =>
    new FileAnswer({
      body: async () => {
        made += 1
        return Buffer.from('%PDF-4')
      },
      type,
      tag: 'v4',
    }),
  refused: () =>
    new FileAnswer({
      body: () => Promise.reject(new AppError('unavailable', { retryAfterSeconds: 5 })),
      type,
      name: 'sheet.pdf',
      tag: 'v5',
    }),
  shown: () => new FileAnswer({ body: Buffer.from('%PDF-1'), type, tag: 'v1' }),
  named: () => new FileAnswer({ body: Buffer.from('%PDF-2'), type, name: 'Zoë "Z" Núñez 100%.pdf' }),
  streamed: () => new FileAnswer({ body: Readable.from(['%PDF', '-3']), type }),
}

let database: Database
let app: FastifyInstance
let received = 0
/** Files titled `Slow` are not answered before this resolves. */
let slow = Promise.withResolvers<void>()
const limiter = createMemoryLimiter()
beforeAll(async () => {
  database = await testDatabase()
  app = createHttpServer({ log: createLog('silent'), trustProxy: false })
  const endpoints = bind(
    { sendFile, maySendFile, getFile },
    {
      sendFile: async ({ file, body, params }) => {
        received += 1
        if (body.title === 'Slow') await slow.promise
        return { name: file.name, type: file.type, size: file.bytes.byteLength, ...body, ...params }
      },
      maySendFile: ({ file, body }) => ({ size: file?.bytes.byteLength ?? null, title: body.title ?? null }),
      getFile: ({ params }) => answers[params.kind](),
    },
  )
  mount(app, endpoints, {
    db: database.db,
    limiter,
    identify: async ({ headers: { authorization: id } }) =>
      callerOf({ actor: id ? actorOf('athlete', { id }) : null }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const signedIn = { authorization: 'an-athlete' }
const pdf = { name: 'grades.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 grades') }

type Form = Awaited<ReturnType<typeof uploadForm>>

const send = ({ payload, headers }: Form, more: Record<string, string> = signedIn, url = '/api/files/7') =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })

describe('a call that takes a file', () => {
  test('gets its bytes, its claimed name and type, and the other fields of the form', async () => {
    const answer = await send(await uploadForm(pdf, { title: 'Grades' }))
    expect(answer.json()).toEqual({
      name: 'grades.pdf',
      type: 'application/pdf',
      size: pdf.bytes.byteLength,
      title: 'Grades',
      id: '7',
    })
  })

  test('reports the errors of the other fields', async () => {
    const answer = await send(await uploadForm(pdf, { title: 'G' }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ title: ['Please enter a title'] })
  })

  test('without a file asks for one', async () => {
    const before = received
    for (const form of [
      await uploadForm(null, { title: 'Grades' }),
      await uploadForm(null, { file: 'text' }),
    ]) {
      const answer = await send(form)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ file: ['Please choose a file'] })
    }
    expect(received).toBe(before)
  })

  test('refuses a broken form', async () => {
    const { payload, headers } = await uploadForm(pdf, { title: 'Grades' })
    const brokenOff = { payload: payload.subarray(0, payload.byteLength - 20), headers }
    const empty = { payload: Buffer.alloc(0), headers }
    const noBoundary = { payload, headers: { 'content-type': 'multipart/form-data' } }
    const otherBoundary = { payload, headers: { 'content-type': 'multipart/form-data; boundary=other' } }
    for (const form of [brokenOff, empty, noBoundary, otherBoundary]) {
      const answer = await send(form)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toBe('The file could not be read. Please send it again.')
    }
  })

  test('refuses a field that no database can store', async () => {
    expect((await send(await uploadForm(pdf, { title: 'Gra\0des' }))).statusCode).toBe(400)
  })

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses a body that comes as %s',
    async (contentType) => {
      const payload = Buffer.from(contentType === 'application/json' ? '{"title":"Grades"}' : 'title=Grades')
      const answer = await send({ payload, headers: { 'content-type': contentType } })
      expect(answer.statusCode).toBe(415)
    },
  )

  test('reports a file that is too large with the text from the specification', async () => {
    const large = { ...pdf, bytes: Buffer.alloc(maxBytes + 100_000) }
    const answer = await send(await uploadForm(large, { title: 'Grades' }))
    expect(answer.statusCode).toBe(413)
    const text = 'The specified file could not be uploaded. Maximum upload size 1 MB.'
    expect(answer.json()).toMatchObject({ code: 'upload_too_large', message: text, errors: { file: [text] } })
  })

  /** Sends only what comes before the file. The answer must come anyway. */
  const announce = async (...headers: string[]): Promise<string> => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const head = [
      'POST /api/files/7 HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 900000',
      ...headers,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }

  test('refuses a visitor before a single byte of the file is read', async () => {
    expect(await announce()).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('refuses callers who send too often before a single byte of the file is read', async () => {
    for (let sent = 0; sent < standardLimits.write.requests; sent++) await limiter.take('write', 'flooder')
    expect(await announce('Authorization: flooder')).toMatch(/^HTTP\/1\.1 429 /)
  })

  test('counts each file once', async () => {
    for (let sent = 0; sent < standardLimits.write.requests - 1; sent++) await limiter.take('write', 'busy')
    const form = await uploadForm(pdf, { title: 'Grades' })
    expect((await send(form, { authorization: 'busy' })).statusCode).toBe(200)
    expect((await send(form, { authorization: 'busy' })).statusCode).toBe(429)
  })

  test('refuses the fifth parallel file of a caller before a single byte of it is read', async () => {
    slow = Promise.withResolvers()
    const before = received
    const form = await uploadForm(pdf, { title: 'Slow' })
    const many = { authorization: 'sends-many' }
    const sent = Array.from({ length: 4 }, () => send(form, many))
    await eventually(() => expect(received).toBe(before + 4))
    const refusal = await announce('Authorization: sends-many')
    expect(refusal).toMatch(/^HTTP\/1\.1 429 /)
    expect(refusal).toMatch(/^retry-after: 5\r$/im)
    expect(refusal).toContain('You are sending 4 files already. Please wait until one of them is there.')
    expect((await send(await uploadForm(pdf, { title: 'Quick' }))).statusCode).toBe(200)
    slow.resolve()
    for (const { statusCode } of await Promise.all(sent)) expect(statusCode).toBe(200)
    expect((await send(form, many)).statusCode).toBe(200)
  })

  test('has room again after callers left in the middle of their files', async () => {
    const { port } = app.server.address() as AddressInfo
    const gone = { authorization: 'gone' }
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'))
    const form = await uploadForm(pdf, { title: 'Grades' })
    for (const socket of sockets)
      socket.write(
        `POST /api/files/7 HTTP/1.1\r\nHost: localhost\r\nAuthorization: gone\r\nContent-Length: 900000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\nhalf`,
      )
    await eventually(async () => expect((await send(form, gone)).statusCode).toBe(429))
    for (const socket of sockets) socket.destroy()
    await eventually(async () => expect((await send(form, gone)).statusCode).toBe(200))
  })

  test('runs once for the same key and file, and refuses another file under the key', async () => {
    const key = { ...signedIn, 'idempotency-key': 'one-file' }
    const before = received
    const form = await uploadForm(pdf, { title: 'Grades' })
    const first = await send(form, key)
    expect((await send(form, key)).json()).toEqual(first.json())
    expect(received).toBe(before + 1)
    const other = await uploadForm({ ...pdf, bytes: Buffer.from('%PDF-1.7 other!') }, { title: 'Grades' })
    expect((await send(other, key)).statusCode).toBe(409)
  })
})

describe('a call with an optional file', () => {
  test('accepts a form with one, and JSON without', async () => {
    const withFile = await send(await uploadForm(pdf, { title: 'Grades' }), signedIn, '/api/maybe')
    expect(withFile.json()).toEqual({ size: pdf.bytes.byteLength, title: 'Grades' })
    const payload = Buffer.from('{"title":"Grades"}')
    const without = await send(
      { payload, headers: { 'content-type': 'application/json' } },
      signedIn,
      '/api/maybe',
    )
    expect(without.json()).toEqual({ size: null, title: 'Grades' })
  })
})

describe('an answer that is a file', () => {
  const get = (kind: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/file/${kind}`, headers })

  test('has its own type, and is not sent again to a caller who has it', async () => {
    const answer = await get('shown')
    expect(answer.body).toBe('%PDF-1')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      etag: '"v1"',
    })
    expect(answer.headers['content-disposition']).toBeUndefined()
    const again = await get('shown', { 'if-none-match': '"v1"' })
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' })
  })

  test('is saved under its name, whatever the name contains', async () => {
    expect((await get('named')).headers['content-disposition']).toBe(
      `attachment; filename="Zo_ _Z_ N__ez 100_.pdf"; filename*=UTF-8''Zo%C3%AB%20%22Z%22%20N%C3%BA%C3%B1ez%20100%25.pdf`,
    )
  })

  test('is made only for callers who don’t have it', async () => {
    expect((await get('made')).body).toBe('%PDF-4')
    const again = await get('made', { 'if-none-match': '"v4"' })
    expect({ status: again.statusCode, tag: again.headers.etag, made }).toEqual({
      status: 304,
      tag: '"v4"',
      made: 1,
    })
  })

  test('is a refusal if it can’t be made, and does not look like a file', async () => {
    const { statusCode, headers } = await get('refused')
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': expect.stringContaining('json') })
    expect(Object.keys(headers)).not.toContain('etag')
    expect(Object.keys(headers)).not.toContain('content-disposition')
  })

  test('may be a stream', async () => {
    expect((await get('streamed')).body).toBe('%PDF-3')
  })
})
