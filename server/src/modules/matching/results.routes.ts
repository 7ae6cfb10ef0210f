import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/matching'
import type { Db } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import type { KeptList } from '../recruiting/index.ts'
import { downloadCsv, downloadPdf } from './downloads/download-matches.ts'
import { createMatchPrinter } from './downloads/print-matches.ts'
import { openMatching } from './owner/open-matching.ts'
import { addCoach, changeCoach } from './results/add-coach.ts'
import { listKept } from './results/kept-matches.ts'
import { listMatches, storedPageIn } from './results/list-matches.ts'
import { mapMatches } from './results/map-matches.ts'
import { markViewed } from './results/mark-viewed.ts'
import { removeCoach } from './results/remove-coach.ts'
import { showCollegePage } from './results/show-college-page.ts'
import { compareMatches, showMatch } from './results/show-match.ts'
import { showOverview } from './results/show-overview.ts'
import { createSample } from './results/show-sample.ts'
import { keepTipShown } from './results/tips.queries.ts'
import { toggleFavorite } from './results/toggle-favorite.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly params: { readonly id: string }
}

const open = ({ db, actor, params }: Call, page: number | null = null) =>
  openMatching(db, actor, params.id, page)

const kept =
  (list: KeptList, { path }: Pick<Endpoint, 'path'>) =>
  async (call: Call & { readonly query: { readonly page: number } }) =>
    listKept(call.db, await open(call), { list, path, page: call.query.page })

/** The calls that present matches. */
export const resultsRoutes = ({ sideProcesses }: { readonly sideProcesses: Pick<SideProcesses, 'run'> }) => {
  const print = createMatchPrinter(sideProcesses)
  const sample = createSample()
  return bind(contract, {
    getMatches: async (call) => listMatches(call.db, await open(call, storedPageIn(call.query)), call.query),
    getMatch: async (call) => ({
      data: await showMatch(call.db, call.actor, await open(call), call.params.matchId),
    }),
    markMatchViewed: async (call) => {
      await markViewed(call.db, await open(call), call.params.matchId)
      return { data: { viewed: true } }
    },
    getMatchOverview: async (call) => ({ data: await showOverview(call.db, await open(call)) }),
    getMatchMap: async (call) => ({ data: await mapMatches(call.db, await open(call), call.query) }),
    getMatchFavorites: kept('favorites', contract.getMatchFavorites),
    getMatchesViewed: kept('recently-viewed', contract.getMatchesViewed),
    getMatchesContacted: kept('recently-contacted', contract.getMatchesContacted),
    getMatchCollegePage: async (call) => ({
      data: await showCollegePage(call.db, await open(call), call.params.collegeId),
    }),
    toggleMatchFavorite: async (call) => ({
      data: await toggleFavorite(call.db, call.actor, await open(call), call.body),
    }),
    markTipShown: async (call) => {
      await open(call)
      await keepTipShown(call.db, call.actor.id)
      return { data: { tip_shown: true } }
    },
    addCoach: async (call) => ({
      data: { id: await addCoach(call.db, call.actor, await open(call), call.body) },
    }),
    changeCoach: async (call) => {
      await changeCoach(call.db, call.actor, await open(call), call.params.coachId, call.body)
      return { data: { changed: true } }
    },
    removeCoach: async (call) => {
      await removeCoach(call.db, await open(call), call.params.coachId)
      return { data: { removed: true } }
    },
    compareMatches: async (call) => ({
      data: await compareMatches(call.db, call.actor, await open(call), call.query.colleges),
    }),
    getMatchesCsv: async (call) => downloadCsv(call.db, await open(call), call.query),
    getMatchesPdf: async (call) =>
      downloadPdf(call.db, await open(call), call.query, (printed) => print(call.actor.id, printed)),
    getMatchSample: async ({ db }) => ({ data: await sample(db) }),
  })
}
