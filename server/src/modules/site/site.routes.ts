import type { Actor } from '@fieldhouse/contract/guards'
import * as site from '@fieldhouse/contract/site'
import * as showcase from '@fieldhouse/contract/site.showcase'
import type { Db } from '../../platform/database/database.ts'
import { bind, type Caller } from '../../platform/http/bind.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { SiteContentReader } from './content/read-content.ts'
import { showcaseReader } from './read-showcase.ts'
import { receiveContactMessage } from './receive-contact-message.ts'
import { receiveFeedback } from './receive-feedback.ts'
import { addVisit } from './site.queries.ts'
import { usPhoneText } from './us-phone-text.ts'

interface SiteSettings {
  /** A person's own phone number. Other modules know it. */
  findOwnPhone: (db: Db, actor: Actor) => Promise<string | null>
  /** The address for messages from the contact form and feedback. */
  teamAddress: string
  content: SiteContentReader
}

export const siteRoutes = ({ teamAddress, content, findOwnPhone }: SiteSettings) => {
  const teamOf = ({ siteOrigin }: Caller) => ({ address: teamAddress, siteOrigin })
  const readShowcase = showcaseReader(content)
  return [
    ...bind(site, {
      sendContactMessage: async ({ db, caller, body }) => ({
        data: { id: await receiveContactMessage(db, teamOf(caller), body) },
      }),
      getContactSender: async ({ db, actor }) => ({
        data: { contact_phone: usPhoneText(await findOwnPhone(db, actor)) },
      }),
      sendFeedback: async ({ db, actor, caller, body }) => ({
        data: { id: await receiveFeedback(db, teamOf(caller), actor, body) },
      }),
      countVisit: async ({ db, body }) => {
        await addVisit(db, body)
        return { data: { counted: true } }
      },
    }),
    ...contentRoutes(content),
    ...bind(showcase, { getShowcase: async ({ db, actor }) => ({ data: await readShowcase(db, actor) }) }),
  ]
}
