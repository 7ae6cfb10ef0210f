import * as contract from '@fieldhouse/contract/profiles'
import { bind } from '../../platform/http/bind.ts'
import { type IsCaredForBy, showAthlete } from './show-athlete.ts'

export const profilesRoutes = ({ isCaredForBy }: { isCaredForBy: IsCaredForBy }) =>
  bind(contract, {
    getAthlete: async ({ db, actor, params }) => ({
      data: await showAthlete(db, actor, params.id, isCaredForBy),
    }),
  })
