import type { Seller } from '@fieldhouse/contract/billing.invoices'
import type { Db } from '../../../platform/database/database.ts'
import type { SiteContentReader } from './read-content.ts'

/** The seller on invoices: the address in the footer of the site. */
export const sellerIn =
  (siteContent: Pick<SiteContentReader, 'read'>) =>
  async (db: Db): Promise<Seller> => ({
    name: 'Fieldhouse',
    ...(await siteContent.read(db)).content.company,
  })
