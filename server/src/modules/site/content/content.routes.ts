import type { SiteContent, SiteContentKey } from '@fieldhouse/contract/site.content'
import * as content from '@fieldhouse/contract/site.content'
import * as setup from '@fieldhouse/contract/site.setup'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { bind, type Caller } from '../../../platform/http/bind.ts'
import type { SiteContentReader } from './read-content.ts'
import { restoreContent, saveContent } from './save-content.ts'
import { showHistory, showSetup } from './show-setup.ts'

interface Call {
  readonly db: Db
  readonly actor: NonNullable<Caller['actor']>
  readonly caller: Caller
}

/** ADM-05: a new text is on the pages immediately on this node, and a moment later on other nodes. */
export const contentRoutes = ({ read, reread }: SiteContentReader) => {
  const save = async <Key extends SiteContentKey>(
    { db, actor, caller }: Call,
    key: Key,
    { based_on, ...value }: SiteContent[Key] & { based_on?: string | null | undefined },
  ) => {
    const change = { value: value as SiteContent[Key], basedOn: based_on }
    await transaction(db, (tx) => saveContent(tx, { ...caller, actor }, key, change))
    return { data: await reread(db) }
  }
  return [
    ...bind(content, {
      getSiteContent: async ({ db, actor }) => {
        const { content: all, answer } = await read(db)
        return actor?.type === 'admin' ? { data: all } : answer
      },
      getMetricSetting: async ({ db }) => ({ data: (await read(db)).content.metric }),
      saveMetricSetting: async (call) => ({ data: (await save(call, 'metric', call.body)).data.metric }),
      saveCompany: (call) => save(call, 'company', call.body),
      saveHome: (call) => save(call, 'home', call.body),
      saveTop100Banner: (call) => save(call, 'top_100_banner', call.body),
      saveInsiderVideos: (call) => save(call, 'insider_videos', call.body),
    }),
    ...bind(setup, {
      getSiteSetup: async ({ db }) => ({ data: await showSetup(db, (await read(db)).content) }),
      getSiteHistory: async ({ db, query }) => ({ data: await showHistory(db, query.part) }),
      restoreSiteVersion: async ({ db, actor, caller, body }) => {
        await transaction(db, (tx) => restoreContent(tx, { ...caller, actor }, body.version_id))
        return { data: await showSetup(db, await reread(db)) }
      },
    }),
  ]
}
