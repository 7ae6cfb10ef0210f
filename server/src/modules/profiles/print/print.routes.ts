import * as contract from '@fieldhouse/contract/profiles.print'
import { clock } from '../../../platform/clock.ts'
import { bind } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { createKeptValues } from '../../../platform/kept-values.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { dayOfPlay } from '../day-of-play.ts'
import type { IsCaredForBy } from '../page/audience.ts'
import { openPage, type PageReader } from '../page/read-page.ts'
import { findSport } from '../sport/find-sport.ts'
import { assertDownload } from '../transcripts/assert-download.ts'
import { drawCard } from './draw-card.ts'
import { photoForPrint } from './photo-for-print.ts'
import { printEventSheet, printMetrics, printProfile } from './print-profile.ts'
import { qrSvg } from './qr-code.ts'

interface Needs {
  isCaredForBy: IsCaredForBy
  readPage: PageReader
  storage: Storage
}

type Asked = Parameters<Parameters<typeof bind<typeof contract>>[1]['getCard']>[0]

export const printRoutes = ({ isCaredForBy, readPage, storage }: Needs) => {
  const open = async ({ db, actor, params }: Pick<Asked, 'db' | 'actor' | 'params'>) => {
    const { head, audience } = await openPage(db, actor, params.id, isCaredForBy)
    const page = await readPage(db, head, audience)
    return { head, audience, page, athlete: page.value().data }
  }

  /** All that is printed of a page, as far as whoever asks may see it. */
  const prepare = async (asked: Asked) => {
    const { athlete } = await open(asked)
    const sport = await findSport(asked.db, athlete.sport.key)
    const address = `${asked.caller.siteOrigin}/${athlete.slug}`
    const photo = await photoForPrint(storage, athlete)
    return { athlete, sport, address, photo, today: dayOfPlay(clock.now()) }
  }

  /** To draw one takes a tenth of a second, and every network asks for it again. */
  const cards = createKeptValues<Buffer>({ maxBytes: 16_000_000, weigh: (card) => card.byteLength })
  const draw = async (call: Asked) => {
    const { athlete, sport, photo } = await prepare(call)
    return drawCard(athlete, sport, photo)
  }

  const pdf = (body: Buffer, slug: string, what: string) =>
    new FileAnswer({ body, type: 'application/pdf', name: `${slug}-${what}.pdf` })

  return bind(contract, {
    getProfilePdf: async (call) => {
      const { head, audience } = await open(call)
      await assertDownload(call, head, audience, call.query.code)
      const printed = await prepare(call)
      return pdf(await printProfile(printed), printed.athlete.slug, 'profile')
    },
    getMetricsPdf: async (call) => {
      const printed = await prepare(call)
      return pdf(await printMetrics(printed), printed.athlete.slug, 'metrics')
    },
    getEventSheet: async (call) => {
      const printed = await prepare(call)
      return pdf(await printEventSheet(printed), printed.athlete.slug, 'event-sheet')
    },
    getQrCode: async (call) => {
      const { athlete } = await open(call)
      return new FileAnswer({
        body: Buffer.from(qrSvg(`${call.caller.siteOrigin}/${athlete.slug}`)),
        type: 'image/svg+xml',
      })
    },
    getCard: async (call) => {
      const { page } = await open(call)
      const tag = page.tag.slice(1, -1)
      const body = cards.get(tag) ?? (await draw(call))
      cards.set(tag, body)
      return new FileAnswer({ body, type: 'image/png', tag })
    },
  })
}
