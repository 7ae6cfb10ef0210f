import * as site from '@fieldhouse/contract/site'
import { bind } from '../../platform/http/bind.ts'
import { receiveContactMessage } from './receive-contact-message.ts'

interface SiteSettings {
  /** Where messages from the contact form go. */
  teamAddress: string
}

export const siteRoutes = ({ teamAddress }: SiteSettings) =>
  bind(site, {
    sendContactMessage: async ({ db, body }) => ({
      data: { id: await receiveContactMessage(db, teamAddress, body) },
    }),
  })
