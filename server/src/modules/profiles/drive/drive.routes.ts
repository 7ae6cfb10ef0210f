import * as contract from '@fieldhouse/contract/profiles.drive'
import { maxImageBytes } from '@fieldhouse/contract/profiles.media'
import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import type { Drive } from '../../../platform/drive/drive.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { assertMaySend, receivePicture } from '../gallery/receive-picture.ts'
import { assertMayAdd, recordTranscript, storeTranscript } from '../transcripts/upload-transcript.ts'
import { addPicked } from './add-picked.ts'
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
    addDriveTranscript: (call) =>
      addPicked(call, drive, {
        purpose: 'transcript',
        query: call.body.query,
        maxBytes: transcriptRule.maxBytes,
        check: (tx) => assertMayAdd(tx, call.actor, call.params.id),
        store: (id, file) => storeTranscript(storage, id, file),
        record: (tx, transcript) => recordTranscript(tx, call.actor, call.params.id, transcript),
      }),
    addDrivePicture: (call) =>
      addPicked(call, drive, {
        purpose: 'picture',
        query: call.body.query,
        maxBytes: maxImageBytes,
        check: (tx) => assertMaySend(tx, call.actor.id),
        store: (id, { bytes }) =>
          receivePicture({ db: call.db, storage, sideProcesses }, call.actor.id, bytes, id),
        record: async (_tx, picture) => ({ data: picture }),
      }),
  })
