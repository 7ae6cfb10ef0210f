import type { SiteContent, SiteContentKey } from '@fieldhouse/contract/site.content'
import * as contract from '@fieldhouse/contract/site.content'
import type { Db } from '../../../platform/database/database.ts'
import { bind } from '../../../platform/http/bind.ts'
import { writeSiteContent } from './content.queries.ts'
import type { SiteContentReader } from './read-content.ts'

/** ADM-05: admins' texts are on the pages immediately on this node, and a moment later on other nodes. */
export const contentRoutes = ({ read, reread }: SiteContentReader) => {
  const save = async <Key extends SiteContentKey>(db: Db, key: Key, value: SiteContent[Key]) => {
    await writeSiteContent(db, key, value)
    return { data: await reread(db) }
  }
  return bind(contract, {
    getSiteContent: async ({ db, actor }) => {
      const { content, answer } = await read(db)
      return actor?.type === 'admin' ? { data: content } : answer
    },
    getMetricSetting: async ({ db }) => ({ data: (await read(db)).content.metric }),
    saveMetricSetting: async ({ db, body }) => ({ data: (await save(db, 'metric', body)).data.metric }),
    saveCompany: ({ db, body }) => save(db, 'company', body),
    saveHome: ({ db, body }) => save(db, 'home', body),
    saveTop100Banner: ({ db, body }) => save(db, 'top_100_banner', body),
    saveInsiderVideos: ({ db, body }) => save(db, 'insider_videos', body),
  })
}
