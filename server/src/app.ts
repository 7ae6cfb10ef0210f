import { getUser } from '@fieldhouse/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { listen } from './events.ts'
import {
  accountsRoutes,
  dropUnusedPhotoJob,
  sessionLookup,
  sweepAccountsJob,
  users,
} from './modules/accounts/index.ts'
import { adminRoutes, dropWorkJob, listAllUsers, runWorkJob } from './modules/admin/index.ts'
import { affiliatesListeners, affiliatesRoutes, ownsPromoCode } from './modules/affiliates/index.ts'
import {
  billingListeners,
  billingRoutes,
  checkLedgerJob,
  findPackagesOf,
  followPaymentsJob,
  forgetMethodJob,
  forgetPayerJob,
  moneyHealth,
  packagesOf,
  remindPayersJob,
  renewPackagesJob,
} from './modules/billing/index.ts'
import { businessRoutes } from './modules/business/index.ts'
import {
  collegesListeners,
  collegesRoutes,
  isVerifiedCoach,
  pauseBounced,
  reviewCoachesJob,
} from './modules/colleges/index.ts'
import { deskRoutes } from './modules/desk/index.ts'
import { inboxListeners, inboxRoutes } from './modules/inbox/index.ts'
import { matchingListeners, matchingRoutes, refreshMatchesJob } from './modules/matching/index.ts'
import { messagingListeners, messagingRoutes } from './modules/messaging/index.ts'
import {
  fetchFilmFrameJob,
  findPageOwner,
  findPublicSlugs,
  findSeenPages,
  pagePhoto,
  profilesListeners,
  profilesRoutes,
  readAccountsJob,
  readAccountsOfJob,
  rewritePoolsJob,
  sendDigestJob,
  serveFigures,
  sweepPicksJob,
  sweepPicturesJob,
} from './modules/profiles/index.ts'
import { rankingsListeners, rankingsRoutes, rewriteScoresJob } from './modules/rankings/index.ts'
import { recruitingRoutes } from './modules/recruiting/index.ts'
import {
  hasRosterAthlete,
  isAssignedTo,
  isInCareOf,
  rosterListeners,
  rosterRoutes,
} from './modules/roster/index.ts'
import { forgetSearchesJob, searchListeners, searchRoutes } from './modules/search/index.ts'
import {
  sellerIn,
  sendTeamDigestJob,
  serveSitemap,
  siteContentReader,
  siteRoutes,
} from './modules/site/index.ts'
import { tasksListeners, tasksRoutes } from './modules/tasks/index.ts'
import { teamsListeners, teamsRoutes } from './modules/teams/index.ts'
import { archiveParts, eraseJob } from './personal-data.ts'
import { serveDriveStandIn } from './platform/drive/development/serve-drive.ts'
import type { BoundEndpoint } from './platform/http/bind.ts'
import { docsPage } from './platform/http/docs-page.ts'
import { health } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { identifyBy } from './platform/http/identify.ts'
import { localCalls } from './platform/http/local-calls.ts'
import { apiPrefix, mount, sendPrepared } from './platform/http/mount.ts'
import { observe } from './platform/http/observe.ts'
import { describeApi } from './platform/http/openapi.ts'
import { servePages } from './platform/http/pages.ts'
import { asPlainPage, servePlainStyles } from './platform/http/plain-pages.ts'
import { prepareText } from './platform/http/prepared.ts'
import type { Web } from './platform/http/web.ts'
import { dropFilesJob } from './platform/images/drop-files.ts'
import { serveMedia } from './platform/images/serve-media.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { sweepJob } from './platform/jobs/sweep.ts'
import { serveMailbox } from './platform/mail/mailbox-pages.ts'
import { mailJob } from './platform/mail/send-later.ts'
import { realtimeRoutes } from './platform/realtime/realtime.routes.ts'
import { serveStandIns } from './platform/social/development/serve-stand-ins.ts'
import type { Ports } from './ports.ts'
import { sharedPageKinds } from './shared-page-kinds.ts'
import { countOwnThings, findOwnPhone, viewerReads } from './viewer-facts.ts'

/** What the modules above accounts know about the caller. */
export const actorFacts = {
  has_promo_code: ownsPromoCode(users.id),
  has_roster: hasRosterAthlete(users.id),
  is_verified_coach: isVerifiedCoach(users.id),
}

/** Every endpoint, by concept. */
export const boundEndpoints = (
  config: Config,
  ports: Ports,
  siteContent = siteContentReader(),
): Record<string, BoundEndpoint[]> => ({
  accounts: accountsRoutes({
    ...ports,
    viewer: viewerReads,
    countOwnThings,
    archiveParts: archiveParts(ports.sideProcesses, siteContent),
    pagePhoto,
  }),
  admin: adminRoutes({
    ...ports,
    sendsEmail: config.mail.smtpUrl !== null,
  }),
  affiliates: affiliatesRoutes,
  billing: billingRoutes({ ...ports, readSeller: sellerIn(siteContent) }),
  business: businessRoutes(),
  colleges: collegesRoutes({ findPublicSlugs }),
  desk: deskRoutes({ packagesOf }),
  inbox: inboxRoutes({ teamAddress: config.mail.contactAddress }),
  matching: matchingRoutes({
    ...ports,
    readUnits: async (db) => (await siteContent.read(db)).content.metric.metric_type,
  }),
  messaging: messagingRoutes({
    publish: ports.realtime.publish,
    teamAddress: config.mail.contactAddress,
  }),
  profiles: profilesRoutes({ ...ports, isAssignedTo }),
  rankings: rankingsRoutes({ isAssignedTo }),
  recruiting: recruitingRoutes(),
  roster: rosterRoutes({ findPackages: findPackagesOf, listUsers: listAllUsers }),
  search: searchRoutes({ isInCareOf }),
  site: siteRoutes({ teamAddress: config.mail.contactAddress, content: siteContent, findOwnPhone }),
  tasks: tasksRoutes(),
  teams: teamsRoutes({
    findPages: (db, actor, userIds) => findSeenPages(db, actor, userIds, isInCareOf),
  }),
  realtime: realtimeRoutes(ports.realtimeApp),
})

export const jobs = [
  mailJob,
  sweepJob,
  sweepAccountsJob,
  eraseJob,
  reviewCoachesJob,
  sweepPicksJob,
  sweepPicturesJob,
  rewritePoolsJob,
  rewriteScoresJob,
  refreshMatchesJob,
  dropFilesJob,
  dropUnusedPhotoJob,
  fetchFilmFrameJob,
  readAccountsJob,
  readAccountsOfJob,
  sendDigestJob,
  sendTeamDigestJob,
  forgetSearchesJob,
  renewPackagesJob,
  remindPayersJob,
  followPaymentsJob,
  checkLedgerJob,
  forgetMethodJob,
  forgetPayerJob,
  runWorkJob,
  dropWorkJob,
]

const createOnce = <Value extends object>(create: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}

const serveDocs = (app: FastifyInstance, concepts: Record<string, BoundEndpoint[]>) => {
  // Created at the first request, so a start does not wait for it. Then kept and compressed once.
  const api = createOnce(() => describeApi(concepts))
  const document = createOnce(() => prepareText(JSON.stringify(api())))
  const page = createOnce(() => prepareText(docsPage(api()).text))
  app.get(`${apiPrefix}/openapi.json`, (request, reply) =>
    sendPrepared(request, reply.type('application/json'), document()),
  )
  app.get(`${apiPrefix}/docs`, (request, reply) => sendPrepared(request, asPlainPage(reply), page()))
}

interface AppOptions {
  /** Renders everything that is neither API nor file. */
  web: Pick<Web, 'render' | 'isDevelopment'>
  isStopping: () => boolean
}

/** Wires the parts into one HTTP application. */
export const createApp = (config: Config, ports: Ports, { web, isStopping }: AppOptions): FastifyInstance => {
  const { log, database, limiter, realtime, storage } = ports
  const { db } = database
  listen(
    profilesListeners,
    searchListeners,
    teamsListeners,
    affiliatesListeners,
    billingListeners,
    collegesListeners,
    inboxListeners,
    matchingListeners,
    messagingListeners,
    rankingsListeners,
    rosterListeners,
    tasksListeners,
  )
  const app = createHttpServer({
    log,
    trustProxy: config.trustProxy,
    isHttps: config.publicOrigin?.startsWith('https://') ?? false,
  })
  observe(app, {
    log,
    health: [{ gauges: { realtime_connections: realtime.connections } }, moneyHealth(db)],
    tally: ports.tally,
    metricsToken: config.metricsToken,
  })
  health(app, db, isStopping)

  // Pages and their keys must read the same content.
  const siteContent = siteContentReader()
  const concepts = boundEndpoints(config, ports, siteContent)
  const endpoints = Object.values(concepts).flat()
  const identify = identifyBy(sessionLookup(db, actorFacts, viewerReads), config)
  mount(app, endpoints, {
    db,
    limiter,
    identify: (request, endpoint) => identify(request, endpoint === getUser),
    findPageOwner,
  })
  serveDocs(app, concepts)
  servePlainStyles(app)
  serveMedia(app, storage)
  serveFigures(app, ports.limiter)
  serveSitemap(app, { db, limiter: ports.limiter, publicOrigin: config.publicOrigin })
  if (!config.mail.smtpUrl) serveMailbox(app, db)
  if (!config.isProduction) {
    serveStandIns(app, config.publicOrigin)
    serveDriveStandIn(app, config.publicOrigin)
  }
  // Without this, a page would answer an unknown path of the API.
  app.all(`${apiPrefix}/*`, (_request, reply) => reply.callNotFound())

  servePages(app, {
    ...web,
    // Every page shows who is signed in.
    identify: (request) => identify(request, true),
    limiter,
    callAs: localCalls(endpoints, {
      db,
      limiter,
      onFault: (err) => log.error({ err }, 'call while rendering failed'),
    }),
    isProduction: config.isProduction,
    publicOrigin: config.publicOrigin,
    payment: ports.payments.browserSources,
    realtimeKey: config.realtime.key,
    log,
    sharedKinds: sharedPageKinds(db, siteContent),
  })
  app.server.on('upgrade', (request, socket, head) => {
    const isOurs = request.url?.startsWith('/app/') || !web.isDevelopment
    if (isOurs) realtime.handleUpgrade(request, socket, head)
  })
  return app
}

/** The background work. */
export const startWork = (
  { database, mailer, storage, sideProcesses, filmFrames, socialStreams, payments, realtime, log }: Ports,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
) =>
  startJobs(
    database,
    {
      db: database.db,
      mailer,
      storage,
      sideProcesses,
      filmFrames,
      socialStreams,
      payments,
      siteOrigin,
      onBounce: (address) => pauseBounced(database.db, address, siteOrigin),
    },
    jobs,
    ({ channel, event, data }) => realtime.publish(channel, event, data),
    log,
  )
