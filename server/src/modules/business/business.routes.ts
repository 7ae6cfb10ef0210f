import * as contract from '@fieldhouse/contract/business'
import { bind } from '../../platform/http/bind.ts'
import { createOverviewCache } from './cached-overview.ts'
import { downloadChart } from './download-chart.ts'

export const businessRoutes = () => {
  const readOverview = createOverviewCache()
  return bind(contract, {
    getBusiness: async ({ db, query }) => ({ data: await readOverview(db, query) }),
    downloadBusiness: ({ db, caller, query }) => downloadChart(db, caller, readOverview, query),
  })
}
