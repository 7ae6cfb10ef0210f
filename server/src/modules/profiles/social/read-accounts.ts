import type { ShownNetwork } from '@fieldhouse/contract/profiles.sections'
import { emit } from '../../../events.ts'
import { clock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Job, type JobPorts, job } from '../../../platform/jobs/job.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { NetworkSilent } from '../../../platform/social-streams/ask-network.ts'
import { lockHead, rewriteDocument } from '../page/documents.queries.ts'
import { findAccounts, findAccountsOf, findSlug, type NamedAccount, writeStream } from './accounts.queries.ts'
import { provesOwner } from './proves-owner.ts'
import { beginReading } from './readings.queries.ts'

type Needs = Pick<JobPorts, 'db' | 'socialStreams' | 'siteOrigin'>

/** A connected account links to the page and stays the same account. For any other, no posts are stored. */
const readAccount = async (
  { db, socialStreams, siteOrigin }: Needs,
  account: NamedAccount,
): Promise<void> => {
  const { athlete_id, network, username } = account
  const slug = await findSlug(db, athlete_id)
  if (!slug) return
  const found = await socialStreams.read(network, username)
  const isProven = found !== null && provesOwner(found.about, siteOrigin, slug)
  await transaction(db, async (tx) => {
    await lockHead(tx, athlete_id)
    const read = { accountId: found?.id ?? null, isProven, posts: found?.posts ?? [] }
    if (!(await writeStream(tx, account, read))) return
    await rewriteDocument(tx, athlete_id, clock.now())
    await emit(tx, 'profiles.page-changed', { athlete_id })
  })
}

/**
 * PRO-12: runs soon after a family changed the names. Retried a few times while a network does not answer. After that,
 * the names are read with everyone's.
 */
export const readAccountsOfJob = job<{ athlete_id: string }>({
  name: 'read-accounts-of',
  effect: 'outside',
  retries: 5,
  run: async (ports, { athlete_id }) => {
    await transaction(ports.db, async (tx) => {
      await lockHead(tx, athlete_id)
      await beginReading(tx, athlete_id)
    })
    const { networks } = ports.socialStreams
    if (networks.length === 0) return
    const silences: NetworkSilent[] = []
    for (const account of await findAccountsOf(ports.db, athlete_id, networks))
      await readAccount(ports, account).catch((error) => {
        if (error instanceof NetworkSilent) silences.push(error)
      })
    if (silences[0]) throw silences[0]
  },
})

const perStep = 100

/** After this long, the rest moves to a separate job, so a crash can't restart it from the beginning. */
const turnMilliseconds = 10 * 60 * 1000

/** Where an earlier job stopped. Null for a new round. */
type Turn = { readonly after: string } | null

/**
 * PRO-12: reads everyone's accounts, four times a day. A network that does not answer is skipped until the next time.
 * An account that can't be read keeps its posts, and the others are read. Each account is read and recorded by itself.
 */
export const readAccountsJob: Job<Turn> = job<Turn>({
  name: 'read-accounts',
  schedule: '23 */6 * * *',
  effect: 'outside',
  timeLimitSeconds: 15 * 60,
  run: async (ports, turn, { signal }) => {
    const endsAt = clock.now().getTime() + turnMilliseconds
    const silent = new Set<ShownNetwork>()
    let after = turn?.after ?? null
    for (;;) {
      const networks = ports.socialStreams.networks.filter((network) => !silent.has(network))
      if (networks.length === 0) return
      const accounts: NamedAccount[] = await findAccounts(ports.db, networks, { after, limit: perStep })
      for (const [place, account] of accounts.entries()) {
        if (silent.has(account.network)) continue
        signal.throwIfAborted()
        await readAccount(ports, account).catch((error) => {
          if (error instanceof NetworkSilent) silent.add(account.network)
        })
        const isLastOfAthlete = accounts[place + 1]?.athlete_id !== account.athlete_id
        if (isLastOfAthlete && clock.now().getTime() >= endsAt)
          return runLater(ports.db, readAccountsJob, { after: account.athlete_id })
      }
      after = accounts.at(-1)?.athlete_id ?? null
      if (after === null) return
    }
  },
})
