import * as contract from '@fieldhouse/contract/colleges'
import { AppError } from '../../platform/app-error.ts'
import { bind } from '../../platform/http/bind.ts'
import { findCollege } from './colleges.queries.ts'
import { findCoaches } from './find-coaches.ts'
import { presentCollegeDetails } from './present-college.ts'
import { verificationRoutes } from './verification/verification.routes.ts'

export const collegesRoutes = (needs: Parameters<typeof verificationRoutes>[0]) => [
  ...verificationRoutes(needs),
  ...bind(contract, {
    findCoaches: ({ db, actor, query }) => findCoaches(db, actor, query.q, query.gender ?? null),
    getCollege: async ({ db, params }) => {
      const found = await findCollege(db, params.id)
      if (!found) throw new AppError('not_found')
      return { data: presentCollegeDetails(found) }
    },
  }),
]
