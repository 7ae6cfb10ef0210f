import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/profiles.transcripts'
import type { Db } from '../../../platform/database/database.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPage, openPageTo } from '../page/read-page.ts'
import { answerRequest } from './answer-request.ts'
import { askForCode } from './ask-for-code.ts'
import { assertCode, assertDownload } from './assert-download.ts'
import { deleteTranscript } from './delete-transcript.ts'
import { readTranscript } from './read-transcript.ts'
import { renewAccessCode } from './renew-access-code.ts'
import { reportRequest } from './report-request.ts'
import { findRequests, findTranscripts, type StoredRequest } from './transcripts.queries.ts'
import { uploadTranscript } from './upload-transcript.ts'

interface TranscriptsServices {
  isAssignedTo: IsAssignedTo
  storage: Storage
}

const showRequest = ({ created_at, answered_at, ...request }: StoredRequest) => ({
  ...request,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

export const transcriptsRoutes = ({ isAssignedTo, storage }: TranscriptsServices) => {
  const open = (db: Db, actor: Actor | null, id: string) => openPage(db, actor, id, isAssignedTo)
  const openOwn = async (db: Db, actor: Actor, id: string) =>
    (await openPageTo(db, actor, id, isAssignedTo, 'edit')).head
  return bind(contract, {
    uploadTranscript: ({ db, actor, params, file }) => uploadTranscript(db, storage, actor, params.id, file),
    deleteTranscript: ({ db, actor, params }) => deleteTranscript(db, actor, params.id, params.transcript_id),
    listTranscripts: async (call) => {
      const { db, actor, params, query } = call
      const { head, audience } = await open(db, actor, params.id)
      await assertDownload(call, head, audience, query.code)
      const found = await findTranscripts(db, head.athlete_id)
      return {
        data: found.map(({ created_at, ...transcript }) => ({
          ...transcript,
          uploaded_at: created_at.toISOString(),
        })),
      }
    },
    getTranscript: async (call) => {
      const { db, actor, params, query } = call
      const { head, audience } = await open(db, actor, params.id)
      await assertDownload(call, head, audience, query.code)
      return readTranscript(db, storage, head.athlete_id, params.transcript_id)
    },
    checkAccessCode: async (call) => {
      const { head } = await open(call.db, call.actor, call.params.id)
      await assertCode(call, head, call.body.code)
      return { data: { ok: true } }
    },
    renewAccessCode: ({ db, actor, params }) => renewAccessCode(db, actor, params.id),
    sendTranscriptRequest: async ({ db, actor, caller, params, body }) => {
      const { head } = await open(db, actor, params.id)
      return { data: await askForCode(db, actor, head, caller.siteOrigin, body) }
    },
    getTranscriptRequests: async ({ db, actor, params }) => {
      const { athlete_id } = await openOwn(db, actor, params.id)
      return { data: (await findRequests(db, athlete_id)).map(showRequest) }
    },
    reportTranscriptRequest: async ({ db, actor, params, body }) => {
      const head = await openOwn(db, actor, params.id)
      return { data: showRequest(await reportRequest(db, actor, head, params.request_id, body.note)) }
    },
    approveTranscriptRequest: async ({ db, actor, caller, params }) => {
      const head = await openOwn(db, actor, params.id)
      const { siteOrigin } = caller
      const answer = { requestId: params.request_id, status: 'approved' as const, siteOrigin }
      return { data: showRequest(await answerRequest(db, actor, head, answer)) }
    },
    declineTranscriptRequest: async ({ db, actor, caller, params }) => {
      const head = await openOwn(db, actor, params.id)
      const { siteOrigin } = caller
      const answer = { requestId: params.request_id, status: 'declined' as const, siteOrigin }
      return { data: showRequest(await answerRequest(db, actor, head, answer)) }
    },
  })
}
