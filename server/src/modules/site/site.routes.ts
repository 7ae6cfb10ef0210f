import * as site from '@fieldhouse/contract/site'
import * as showcase from '@fieldhouse/contract/site.showcase'
import { bind } from '../../platform/http/bind.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { SiteContentReader } from './content/read-content.ts'
import { showcaseReader } from './read-showcase.ts'
import { receiveContactMessage } from './receive-contact-message.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { addVisit } from './site.queries.ts'

interface SiteSettings {
  /** Where messages from the contact form and feedback go. */
  teamAddress: string
  content: SiteContentReader
}

export const siteRoutes = ({ teamAddress, content }: SiteSettings) => {
  const readShowcase = showcaseReader(content)
  return [
    ...bind(site, {
      sendContactMessage: async ({ db, body }) => ({
        data: { id: await receiveContactMessage(db, teamAddress, body) },
      }),
      sendFeedback: async ({ db, actor, body }) => ({
        data: { id: await receiveFeedback(db, teamAddress, actor, body) },
      }),
      countVisit: async ({ db, body }) => {
        await addVisit(db, body)
        return { data: { counted: true } }
      },
    }),
    ...contentRoutes(content),
    ...bind(showcase, { getShowcase: async ({ db }) => ({ data: await readShowcase(db) }) }),
  ]
}
