import type { SiteContent } from '@fieldhouse/contract/site.content'
import {
  type SitePart,
  type SiteSetup,
  type SiteVersion,
  shownSiteVersions,
  siteParts,
} from '@fieldhouse/contract/site.setup'
import { changedFields } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findCurrentVersions, findSiteVersions } from './content.queries.ts'

const unchanged = { version_id: null, updated_at: null, updated_by: null }

/** What staff edit: all texts, and who changed each part last. */
export const showSetup = async (db: Db, { metric: _, ...content }: SiteContent): Promise<SiteSetup> => {
  const current = await findCurrentVersions(db)
  const stateOf = (part: SitePart) => {
    const found = current.find(({ key }) => key === part)
    if (!found) return unchanged
    const { version_id, updated_at, updated_by } = found
    return { version_id, updated_at: updated_at.toISOString(), updated_by }
  }
  const parts = Object.fromEntries(siteParts.map((part) => [part, stateOf(part)])) as SiteSetup['parts']
  return { content, parts }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (!Array.isArray(value)) return ''
  return value.map((one) => (typeof one === 'string' ? one : String(one.title ?? ''))).join(', ')
}

/** The newest first, each with what it changed. The first one has nothing before it. */
export const showHistory = async (db: Db, part: SitePart): Promise<SiteVersion[]> => {
  const versions = await findSiteVersions(db, part, shownSiteVersions + 1)
  return versions.slice(0, shownSiteVersions).map(({ id, at, by, value }, index) => {
    const earlier = versions[index + 1]
    const changed =
      earlier && changedFields(earlier.value as Record<string, unknown>, value as Record<string, unknown>)
    return {
      id,
      at: at.toISOString(),
      by,
      is_current: index === 0,
      changes: Object.entries(changed?.after ?? {}).map(([field, after]) => ({
        field,
        before: textOf(changed?.before[field]),
        after: textOf(after),
      })),
    }
  })
}
