import * as contract from '@fieldhouse/contract/profiles.drive'
import { maxImageBytes } from '@fieldhouse/contract/profiles.media'
import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import type { Drive } from '../../../platform/drive/drive.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findEditablePage } from '../editing/change-page.ts'
import { receivePicture } from '../gallery/receive-picture.ts'
import { uploadTranscript } from '../transcripts/upload-transcript.ts'
import { fetchPicked } from './fetch-picked.ts'
import { startPick } from './start-pick.ts'

interface DriveServices {
  drive: Drive
  storage: Storage
  sideProcesses: SideProcesses
}

/** A picked file is handled like an uploaded one. */
export const driveRoutes = ({ drive, storage, sideProcesses }: DriveServices) =>
  bind(contract, {
    startDrivePick: (call) => startPick(call, drive, call.body.purpose),
    addDriveTranscript: async (call) => {
      const { db, actor, params, body } = call
      // Nothing is fetched for another person's page.
      await findEditablePage(db, actor, params.id)
      const limits = { purpose: 'transcript', maxBytes: transcriptRule.maxBytes } as const
      const file = await fetchPicked(call, drive, { ...limits, query: body.query })
      return uploadTranscript(db, storage, actor, params.id, file)
    },
    addDrivePicture: async (call) => {
      const { db, actor, body } = call
      const limits = { purpose: 'picture', maxBytes: maxImageBytes } as const
      const { bytes } = await fetchPicked(call, drive, { ...limits, query: body.query })
      return { data: await receivePicture({ db, storage, sideProcesses }, actor.id, bytes) }
    },
  })
