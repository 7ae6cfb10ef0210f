import { expect } from 'vitest'
import type { TestApp } from '../../../app.factory.ts'
import type { PageVisit } from '../profiles.visit.factory.ts'

type Headers = Record<string, string>

/** A minimal PDF. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

interface Sent {
  to: Pick<PageVisit, 'id'>
  headers: Headers
  name?: string
}

/** What people do with transcripts through the API. */
export const papers = (tested: () => TestApp) => {
  const upload = async (bytes: Buffer, { to, headers, name = 'Transcript.pdf' }: Sent) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
    const encoded = new Response(form)
    return tested().app.inject({
      method: 'POST',
      url: `/api/athlete/${to.id}/upload-transcripts`,
      headers: { ...headers, 'content-type': String(encoded.headers.get('content-type')) },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }
  return {
    upload,
    /** Adds a transcript to the page and returns its id. */
    added: async (to: PageVisit): Promise<string> => {
      const answer = await upload(pdf, { to, headers: to.owner, name: 'Grades.pdf' })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data.own.transcripts.at(-1).id
    },
    get: (path: string, headers: Headers = {}, remoteAddress = '10.1.0.1') =>
      tested().app.inject({ url: `/api/athlete/${path}`, headers, remoteAddress }),
    codeOf: async ({ read, owner }: PageVisit): Promise<string> =>
      (await read(owner)).json().data.own.access_code,
  }
}
