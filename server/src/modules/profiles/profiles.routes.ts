import * as reading from '@fieldhouse/contract/profiles'
import * as editing from '@fieldhouse/contract/profiles.editing'
import * as seros from '@fieldhouse/contract/profiles.seros'
import * as sportContract from '@fieldhouse/contract/profiles.sport'
import type { Assistant } from '../../platform/assistant/assistant.ts'
import type { Drive } from '../../platform/drive/drive.ts'
import { bind } from '../../platform/http/bind.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import type { SocialStreams } from '../../platform/social-streams/social-streams.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { confirmationsRoutes } from './confirmations/confirmations.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { driveRoutes } from './drive/drive.routes.ts'
import { listSeros } from './list-seros.ts'
import { mediaRoutes } from './media.routes.ts'
import type { IsAssignedTo } from './page/audience.ts'
import { openPage, pageReader } from './page/read-page.ts'
import { placesRoutes } from './places/places.routes.ts'
import { printRoutes } from './print/print.routes.ts'
import { deleteItem } from './sections/delete-item.ts'
import * as entries from './sections/save-entries.ts'
import { saveInfo } from './sections/save-info.ts'
import { saveMetric } from './sections/save-metric.ts'
import { saveSeason, sortSeasons } from './sections/save-season.ts'
import * as singles from './sections/save-singles.ts'
import { sortPress } from './sections/sort-press.ts'
import { saveSocial } from './social/save-social.ts'
import { findSport } from './sport/find-sport.ts'
import { transcriptsRoutes } from './transcripts/transcripts.routes.ts'
import { viewsRoutes } from './views/views.routes.ts'

interface ProfilesServices {
  isAssignedTo: IsAssignedTo
  storage: Storage
  sideProcesses: SideProcesses
  assistant: Assistant
  socialStreams: SocialStreams
  drive: Drive
}

export const profilesRoutes = (services: ProfilesServices) => {
  const { isAssignedTo } = services
  const readPage = pageReader()
  return [
    ...bind(reading, {
      getAthlete: async ({ db, actor, params }) => {
        const { head, audience } = await openPage(db, actor, params.id, isAssignedTo)
        return readPage(db, head, audience)
      },
      getShortAthlete: async ({ db, actor, params }) => {
        const { head, audience } = await openPage(db, actor, params.id, isAssignedTo)
        return (await readPage(db, head, audience)).value()
      },
    }),
    ...bind(seros, { getSerosAthletes: ({ db, query }) => listSeros(db, query) }),
    ...bind(editing, {
      saveInfo: ({ db, actor, params, body }) => saveInfo(db, actor, params.id, body),
      saveContacts: ({ db, actor, params, body }) => singles.saveContacts(db, actor, params.id, body),
      saveEducation: ({ db, actor, params, body }) => singles.saveEducation(db, actor, params.id, body),
      saveQuote: ({ db, actor, params, body }) => singles.saveQuote(db, actor, params.id, body),
      saveSettings: ({ db, actor, params, body }) => singles.saveSettings(db, actor, params.id, body),
      saveVipDetails: ({ db, actor, params, body }) => singles.saveVipDetails(db, actor, params.id, body),
      saveSocial: ({ db, actor, params, body }) => saveSocial(db, actor, params.id, body),
      listStreamNetworks: async () => ({ data: [...services.socialStreams.networks] }),
      saveSeason: ({ db, actor, params, body }) => saveSeason(db, actor, params.id, body),
      saveMetric: ({ db, actor, params, body }) => saveMetric(db, actor, params.id, body),
      saveGoal: ({ db, actor, params, body }) => entries.saveGoal(db, actor, params.id, body),
      saveCoach: ({ db, actor, params, body }) => entries.saveCoach(db, actor, params.id, body),
      saveAward: ({ db, actor, params, body }) => entries.saveAward(db, actor, params.id, body),
      saveAnswer: ({ db, actor, params, body }) => entries.saveAnswer(db, actor, params.id, body),
      savePress: ({ db, actor, params, body }) => entries.savePress(db, actor, params.id, body),
      saveEvent: ({ db, actor, params, body }) => entries.saveEvent(db, actor, params.id, body),
      saveInterview: ({ db, actor, params, body }) => entries.saveInterview(db, actor, params.id, body),
      sortSeasons: ({ db, actor, params, body }) => sortSeasons(db, actor, params.id, body),
      sortPress: ({ db, actor, params, body }) => sortPress(db, actor, params.id, body),
      deleteItem: ({ db, actor, params: { id, group, item_id }, query: { version } }) =>
        deleteItem(db, actor, { id, group, version }, item_id),
      deleteAnswer: ({ db, actor, params: { id }, query }) =>
        deleteItem(db, actor, { id, group: 'answers', version: query.version }, query.id),
    }),
    ...bind(sportContract, {
      getSport: async ({ db, params }) => ({ data: await findSport(db, params.key) }),
    }),
    ...confirmationsRoutes(isAssignedTo),
    ...contactRoutes(isAssignedTo),
    ...transcriptsRoutes(services),
    ...driveRoutes(services),
    ...viewsRoutes(isAssignedTo),
    ...placesRoutes,
    ...assistantRoutes({ ...services, readPage }),
    ...mediaRoutes({ ...services, readPage }),
    ...printRoutes({ ...services, readPage }),
  ]
}
