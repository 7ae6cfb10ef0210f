import { Readable } from 'node:stream'
import type { OwnerProof } from '@fieldhouse/contract/accounts.proof'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { ArchivePart } from '../../../platform/archive/archive.ts'
import { writeArchive } from '../../../platform/archive/write-archive.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findUser } from '../accounts.queries.ts'
import { spendCode } from '../codes/codes.queries.ts'
import { codeRefusal } from '../codes/take-code.ts'
import { archiveMail } from '../mails/archive-mail.ts'
import { proveOwner } from '../sessions/prove-owner.ts'
import { findArchiveOwner } from './archive-account.queries.ts'
import { archiveReadMe } from './archive-read-me.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

interface ArchiveSettings {
  readonly storage: Storage
  readonly archiveParts: readonly ArchivePart[]
}

/**
 * PAY-06: everything about a person as one file, for that person only. It is recorded and announced by email before the
 * first byte leaves.
 */
export const downloadArchive = async (
  call: Call,
  proof: OwnerProof,
  { storage, archiveParts }: ArchiveSettings,
): Promise<FileAnswer> => {
  const { codeId } = await proveOwner(call, proof, 'download-archive')
  const { db, actor, caller } = call
  await call.limit('archives', actor.id)
  const at = clock.now()
  const user = await transaction(db, async (tx) => {
    if (codeId && !(await spendCode(tx, codeId))) throw codeRefusal()
    const found = await findUser(tx, actor.id)
    if (!found) throw new AppError('unauthenticated')
    await record(tx, caller, { action: 'archive.downloaded', userId: found.id })
    const contactUrl = `${caller.siteOrigin}/contact-us`
    if (found.email)
      await sendLater(tx, archiveMail({ to: found.email, firstName: found.first_name, at, contactUrl }))
    return found
  })
  const readMe = archiveReadMe({ name: `${user.first_name} ${user.last_name}`, at })
  const owner = await findArchiveOwner(db, user.id)
  return new FileAnswer({
    body: Readable.from(writeArchive({ db, storage, parts: archiveParts, readMe }, owner)),
    type: 'application/zip',
    name: `fieldhouse-${at.toISOString().slice(0, 10)}.zip`,
    isUncached: true,
  })
}
