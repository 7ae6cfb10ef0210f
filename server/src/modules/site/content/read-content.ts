import { type SiteContent, type SiteContentKey, siteContent } from '@fieldhouse/contract/site.content'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Prepared, prepareText } from '../../../platform/http/prepared.ts'
import { selectSiteContents } from './content.queries.ts'

/** How old it may be on nodes where nobody changed it. */
const keptMilliseconds = 2000

/** A part that is missing, or stored in an older shape, falls back to the default. */
const partOf = (key: SiteContentKey, stored: ReadonlyMap<string, unknown>) => {
  const checked = siteContent.shape[key].safeParse(stored.get(key))
  return checked.success ? checked.data : siteDefaults[key]
}

const load = async (db: Db): Promise<SiteContent> => {
  const stored = new Map((await selectSiteContents(db)).map(({ key, value }) => [key as string, value]))
  const keys = Object.keys(siteDefaults) as SiteContentKey[]
  return Object.fromEntries(keys.map((key) => [key, partOf(key, stored)])) as SiteContent
}

interface Kept {
  content: SiteContent
  /** For everyone but admins. */
  answer: Prepared<{ data: SiteContent }>
}

/**
 * What everyone may read. Only admins read whose pages are chosen: someone on the list may have hidden the page or left
 * since. A banner that is not shown may be about something that is not public yet, so its words stay here.
 */
const forEveryone = ({ home, top_100_banner, ...content }: SiteContent): SiteContent => ({
  ...content,
  home: { ...home, featured: [] },
  top_100_banner: top_100_banner.is_shown
    ? top_100_banner
    : { ...siteDefaults.top_100_banner, is_shown: false },
})

const prepare = (content: SiteContent): Kept => ({
  content,
  answer: prepareText(JSON.stringify({ data: forEveryone(content) })),
})

/**
 * Every public page needs it and it hardly ever changes. It is read again after a moment, and prepared again if it
 * differs.
 */
export const siteContentReader = () => {
  let kept: (Kept & { until: number; version: string | null }) | null = null
  let reads = 0
  /** The read whose result is kept. A slower read that began before it has older content. */
  let newest = 0

  const readAnew = async (db: Db, version: string | null): Promise<Kept> => {
    const number = ++reads
    const fresh = prepare(await load(db))
    if (number < newest) return kept ?? fresh
    const answer = kept?.answer.tag === fresh.answer.tag ? kept.answer : fresh.answer
    newest = number
    kept = { content: fresh.content, answer, until: clock.now().getTime() + keptMilliseconds, version }
    return kept
  }

  return {
    read: async (db: Db): Promise<Kept> =>
      kept && clock.now().getTime() < kept.until ? kept : readAnew(db, kept?.version ?? null),
    /** From now on, reads are at least as new as this version. Pages that are kept for it depend on that. */
    catchUp: async (db: Db, version: string): Promise<void> => {
      if (kept?.version !== version) await readAnew(db, version)
    },
    /** For the person who changed it: the current state, not cached, because it may not be committed yet. */
    reread: (db: Db): Promise<SiteContent> => {
      kept = null
      newest = ++reads
      return load(db)
    },
  }
}

export type SiteContentReader = ReturnType<typeof siteContentReader>
