import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { writeSiteContent } from '../modules/site/index.ts'
import type { Db } from '../platform/database/database.ts'

/** PUB-01: the athletes on the front page of the demo world. In production, an admin chooses them. */
export const featureDemoAthletes = (tx: Db): Promise<void> =>
  writeSiteContent(tx, 'home', {
    ...siteDefaults.home,
    featured: ['amara-whitlock', 'mateo-lindqvist', 'ines-carvalho'],
  })
