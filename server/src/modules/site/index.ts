/** Site: the public pages around the product, their content, and what people send from them. */

export { archiveFeedback } from './archive-feedback.queries.ts'
export { writeSiteContent, writeSiteDefaults } from './content/content.queries.ts'
export { siteContentReader } from './content/read-content.ts'
export { sellerIn } from './content/seller.ts'
export { eraseFeedback } from './erase-feedback.queries.ts'
export { serveSitemap } from './serve-sitemap.ts'
export { contactMessages, feedbackMessages } from './site.reads.ts'
export { siteRoutes } from './site.routes.ts'
export { sendTeamDigestJob } from './team-digest.ts'
