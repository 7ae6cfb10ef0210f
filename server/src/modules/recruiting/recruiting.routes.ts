import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/recruiting'
import * as activity from '@fieldhouse/contract/recruiting.activity'
import * as contacts from '@fieldhouse/contract/recruiting.contacts'
import type { Db } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import { addEvent } from './activity/add-event.ts'
import { groupActivity, listActivity } from './activity/list-activity.ts'
import { listLogs } from './activity/list-logs.ts'
import { markViews } from './activity/mark-views.ts'
import { removeEvent } from './activity/remove-event.ts'
import { showUnread } from './activity/show-unread.ts'
import { keepGuideShown } from './center/guides.queries.ts'
import { openCenter } from './center/open-center.ts'
import { openCollege } from './contacts/open-college.ts'
import { showContact } from './contacts/show-contact.ts'
import { showKnownContacts } from './contacts/show-known-contacts.ts'
import { showCounts } from './favorites/show-counts.ts'
import { toggleFavorite } from './favorites/toggle-favorite.ts'
import { saveFilters, showFilters } from './filters/center-filters.ts'
import { type Asked, findAthletePage, findCollegePage, showList } from './lists/center-lists.ts'

interface ListCall {
  readonly db: Db
  readonly actor: Actor
  readonly params: { readonly id: string }
  readonly query: Pick<Asked, 'page' | 'q' | 'filters' | 'gender'>
}

const listOf =
  (list: contract.CenterListName, { path }: Pick<Endpoint, 'path'>) =>
  async ({ db, actor, params, query }: ListCall) =>
    showList(db, actor, await openCenter(db, actor, params.id), { list, path, ...query })

const centerRoutes = () =>
  bind(contract, {
    getResults: listOf('results', contract.getResults),
    getFavorites: listOf('favorites', contract.getFavorites),
    getRecentlyViewed: listOf('recently-viewed', contract.getRecentlyViewed),
    getRecentlyContacted: listOf('recently-contacted', contract.getRecentlyContacted),
    getFilters: async ({ db, actor, params }) => showFilters(db, await openCenter(db, actor, params.id)),
    saveFilters: async ({ db, actor, params, body }) =>
      saveFilters(db, actor, await openCenter(db, actor, params.id), body.filters),
    getCenterCounts: async ({ db, actor, params }) => ({ data: await showCounts(db, actor, params.id) }),
    getCollegePage: async ({ db, actor, params, query }) => {
      const center = await openCenter(db, actor, params.id)
      return { data: { page: await findCollegePage(db, actor, center, query.list, query.college_id) } }
    },
    getAthletePage: async ({ db, actor, params, query }) => {
      const center = await openCenter(db, actor, params.id)
      return { data: { page: await findAthletePage(db, actor, center, query, query.athlete_id) } }
    },
    toggleFavorite: async ({ db, actor, params, body }) => ({
      data: await toggleFavorite(db, actor, params.id, body),
    }),
    markQuickTipShown: async ({ db, actor, params }) => {
      await openCenter(db, actor, params.id)
      await keepGuideShown(db, actor.id)
      return { data: { rc_guide_shown: true } }
    },
    openCollege: async ({ db, actor, params }) => ({
      data: await openCollege(db, actor, params.id, params.collegeId),
    }),
  })

const contactRoutes = () =>
  bind(contacts, {
    getCenterContact: async ({ db, actor, params }) => ({
      data: await showContact(db, actor, params.id, params.contactId),
    }),
    getKnownContacts: async ({ db, actor, params }) => ({
      data: await showKnownContacts(db, actor, params.id),
    }),
  })

const activityRoutes = () =>
  bind(activity, {
    getActivity: ({ db, actor, query }) => listActivity(db, actor, query),
    getActivityViews: ({ db, actor, query }) =>
      listActivity(db, actor, { ...query, type: activity.eventTypes.view }),
    getActivityLogs: ({ db, actor, query }) => listLogs(db, actor, query),
    getAllEvents: ({ db, actor, query }) => groupActivity(db, actor, query),
    getUnread: async ({ db, actor, query }) => ({ data: await showUnread(db, actor, query) }),
    addEvent: async ({ db, actor, body }) => ({ data: await addEvent(db, actor, body) }),
    removeEvent: async ({ db, actor, params }) => {
      await removeEvent(db, actor, params.id)
      return { data: { removed: true } }
    },
    markViews: async ({ db, actor, body }) => ({ data: { marked: await markViews(db, actor, body) } }),
  })

export const recruitingRoutes = () => [...centerRoutes(), ...contactRoutes(), ...activityRoutes()]
