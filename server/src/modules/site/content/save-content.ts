import { type SiteContent, type SiteContentKey, siteContent } from '@fieldhouse/contract/site.content'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { type SitePart, siteParts, sitePartTitles } from '@fieldhouse/contract/site.setup'
import { AppError } from '../../../platform/app-error.ts'
import type { AuditValues } from '../../../platform/audit/audit.tables.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { findSiteVersion, lockSiteContent, writeSiteContent } from './content.queries.ts'

type Editor = Caller & { readonly actor: NonNullable<Caller['actor']> }

interface Change<Key extends SiteContentKey> {
  value: SiteContent[Key]
  /** The version that was edited. Undefined: whatever is there now. */
  basedOn?: string | null | undefined
}

const titles: Readonly<Record<SiteContentKey, string>> = { ...sitePartTitles, metric: 'Units' }

/** As staff read it in the audit log. */
const namedValues = (value: SiteContent[SiteContentKey]): AuditValues =>
  'metric_type' in value ? { units: value.metric_type === 1 ? 'Imperial' : 'Metric' } : value

/** ADM-05: a new text for one part of the site. The same text again changes nothing. */
export const saveContent = async <Key extends SiteContentKey>(
  tx: Db,
  caller: Editor,
  key: Key,
  { value, basedOn }: Change<Key>,
): Promise<void> => {
  const stored = await lockSiteContent(tx, key)
  const current = stored?.version_id ?? null
  if (basedOn !== undefined && basedOn !== current)
    throw new AppError('site_changed', {
      message:
        'Someone else changed this part in the meantime. Copy what you typed, load the new text, then make your change again.',
    })
  const before = (stored?.value ?? siteDefaults[key]) as SiteContent[Key]
  const changed = changedFields(namedValues(before), namedValues(value))
  if (!changed) return
  await writeSiteContent(tx, key, { value, userId: caller.actor.id })
  await record(tx, caller, {
    action: key === 'metric' ? 'site.units-changed' : 'site.content-changed',
    userId: null,
    subject: titles[key],
    ...changed,
  })
}

const isPart = (key: string): key is SitePart => (siteParts as readonly string[]).includes(key)

/** Brings an earlier text back, as the newest one. The units have versions too, but only admins choose them. */
export const restoreContent = async (tx: Db, caller: Editor, versionId: string): Promise<void> => {
  const version = await findSiteVersion(tx, versionId)
  if (!version || !isPart(version.key)) throw new AppError('not_found')
  const { key } = version
  const checked = siteContent.shape[key].safeParse(version.value)
  if (!checked.success)
    throw new AppError('site_version_too_old', {
      message:
        'This text is from an older version of the product and no longer fits. Copy what you need from it.',
    })
  await saveContent(tx, caller, key, { value: checked.data })
}
