import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { eq } from 'drizzle-orm'
import { users } from '../modules/accounts/accounts.tables.ts'
import { writeSiteContent } from '../modules/site/index.ts'
import type { Db } from '../platform/database/database.ts'
import { demoAdminAccount } from './accounts.ts'

/** PUB-01: the athletes on the front page of the demo world. In production, an admin chooses them. */
export const featureDemoAthletes = async (tx: Db): Promise<void> => {
  const [admin] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoAdminAccount.email))
  if (!admin) throw new Error('The demo world has no admin')
  const featured = ['amara-whitlock', 'mateo-lindqvist', 'ines-carvalho']
  await writeSiteContent(tx, 'home', { value: { ...siteDefaults.home, featured }, userId: admin.id })
}
