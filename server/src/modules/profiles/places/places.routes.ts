import * as contract from '@fieldhouse/contract/profiles.places'
import { bind } from '../../../platform/http/bind.ts'
import { findPlaces } from './find-places.ts'

export const placesRoutes = bind(contract, {
  findPlaces: async ({ db, query }) => ({ data: await findPlaces(db, query.q) }),
})
