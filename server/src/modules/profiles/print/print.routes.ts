import * as contract from '@fieldhouse/contract/profiles.print'
import { clock } from '../../../platform/clock.ts'
import { bind } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { dayOfPlay } from '../day-of-play.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPage, type PageReader } from '../page/read-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { assertDownload } from '../transcripts/assert-download.ts'
import { type Drawing, tagOf } from './draw-task.ts'
import { createDrawings } from './drawings.ts'
import { photoForPrint } from './photo-for-print.ts'
import { qrSvg } from './qr-code.ts'

interface Needs {
  isAssignedTo: IsAssignedTo
  readPage: PageReader
  storage: Storage
  sideProcesses: SideProcesses
}

type Asked = Parameters<Parameters<typeof bind<typeof contract>>[1]['getCard']>[0]

export const printRoutes = ({ isAssignedTo, readPage, storage, sideProcesses }: Needs) => {
  const draw = createDrawings(sideProcesses)

  /** Refuses people who may not see the page, whatever is cached. */
  const open = async ({ db, actor, params }: Pick<Asked, 'db' | 'actor' | 'params'>) => {
    const { head, audience } = await openPage(db, actor, params.id, isAssignedTo)
    const page = await readPage(db, head, audience)
    return { head, audience, page, athlete: page.value().data }
  }
  type Opened = Awaited<ReturnType<typeof open>>

  const addressOf = ({ caller }: Asked, { athlete }: Opened) => `${caller.siteOrigin}/${athlete.slug}`

  /** Contains what the caller may see. Nothing is drawn for a caller who has it. */
  const drawn = async (
    { caller, db }: Asked,
    { page, athlete }: Opened,
    what: Pick<Drawing, 'kind' | 'sheet'>,
  ) => {
    const drawing: Drawing = { ...what, page: page.text, sport: await findSport(db, athlete.sport.key) }
    const loadPhoto = () => photoForPrint(storage, athlete)
    return { tag: tagOf(drawing), body: () => draw({ caller, drawing, loadPhoto }) }
  }

  const pdf = async (call: Asked, opened: Opened, kind: Exclude<Drawing['kind'], 'card'>) => {
    const sheet = { address: addressOf(call, opened), today: dayOfPlay(clock.now()) }
    return new FileAnswer({
      ...(await drawn(call, opened, { kind, sheet })),
      type: 'application/pdf',
      name: `${opened.athlete.slug}-${kind}.pdf`,
    })
  }

  return bind(contract, {
    getProfilePdf: async (call) => {
      const opened = await open(call)
      await assertDownload(call, opened.head, opened.audience, call.query.code)
      return pdf(call, opened, 'profile')
    },
    getMetricsPdf: async (call) => pdf(call, await open(call), 'metrics'),
    getEventSheet: async (call) => pdf(call, await open(call), 'event-sheet'),
    getQrCode: async (call) =>
      new FileAnswer({
        body: Buffer.from(qrSvg(addressOf(call, await open(call)))),
        type: 'image/svg+xml',
      }),
    getCard: async (call) =>
      new FileAnswer({ ...(await drawn(call, await open(call), { kind: 'card' })), type: 'image/png' }),
  })
}
