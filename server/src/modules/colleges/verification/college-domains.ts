import type { EmailDomain } from '@fieldhouse/contract/colleges.verification'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { findCollege } from '../colleges.queries.ts'
import type { CollegeRow } from '../present-college.ts'
import { type DomainRow, findDomainRows, saveDomain } from './domains.queries.ts'
import { acceptedDomainOf, domainOfWebsite, isPublicDomain } from './email-domains.rules.ts'

/** The domains of a college: that of its website, and those that admins added or ruled out. */
const domainsFrom = (website: CollegeRow['website'], rows: readonly DomainRow[]): EmailDomain[] => {
  const own = domainOfWebsite(website)
  const isOwnSet = rows.some(({ domain }) => domain === own)
  return [
    ...(own && !isOwnSet ? [{ domain: own, source: 'website' as const, is_accepted: true }] : []),
    ...rows.map((row) => ({
      ...row,
      source: row.domain === own ? ('website' as const) : ('admin' as const),
    })),
  ]
}

const domainsOf = async (
  db: Db,
  { id, website }: Pick<CollegeRow, 'id' | 'website'>,
): Promise<EmailDomain[]> => domainsFrom(website, await findDomainRows(db, id))

const named = (domains: readonly EmailDomain[], isAccepted: boolean): string[] =>
  domains.filter(({ is_accepted }) => is_accepted === isAccepted).map(({ domain }) => domain)

/** The domains that prove that a person works at the college. */
export const acceptedDomainsFrom = (website: CollegeRow['website'], rows: readonly DomainRow[]): string[] =>
  named(domainsFrom(website, rows), true)

export const acceptedDomainsOf = async (db: Db, collegeId: number): Promise<string[]> => {
  const college = await findCollege(db, collegeId)
  return college ? named(await domainsOf(db, college), true) : []
}

/** The domain in an address that proves that a person works at the college. Null if it proves nothing. */
export const collegeDomainOf = async (db: Db, collegeId: number, email: string): Promise<string | null> => {
  const college = await findCollege(db, collegeId)
  if (!college) return null
  const domains = await domainsOf(db, college)
  const { mascot } = college
  return acceptedDomainOf(email, { accepted: named(domains, true), ruledOut: named(domains, false), mascot })
}

const requireCollege = async (db: Db, id: number): Promise<CollegeRow> => {
  const college = await findCollege(db, id)
  if (!college) throw new AppError('not_found')
  return college
}

export const showDomains = async (db: Db, collegeId: number) => {
  const { id, name, short_name, website } = await requireCollege(db, collegeId)
  return { college: { id, name, short_name }, domains: await domainsOf(db, { id, website }) }
}

const domainState = (isAccepted: boolean) => (isAccepted ? 'accepted' : 'ruled out')

/** For the future: coaches who were verified by this domain stay verified until their next review. */
export const setDomain = (
  { db, actor, caller }: { db: Db; actor: Actor; caller: Caller },
  collegeId: number,
  { domain, is_accepted }: { domain: string; is_accepted: boolean },
) =>
  transaction(db, async (tx) => {
    const college = await requireCollege(tx, collegeId)
    if (is_accepted && isPublicDomain(domain))
      throw new AppError('invalid', { errors: { domain: [`Anyone can have an address at ${domain}`] } })
    const before = (await domainsOf(tx, college)).find((known) => known.domain === domain)
    await saveDomain(tx, { college_id: collegeId, domain, is_accepted, set_by: actor.id })
    await record(tx, caller, {
      action: 'college.domain-set',
      userId: null,
      subject: college.name,
      before: { [domain]: before ? domainState(before.is_accepted) : null },
      after: { [domain]: domainState(is_accepted) },
      details: { college_id: collegeId, domain, is_accepted },
    })
    return showDomains(tx, collegeId)
  })
