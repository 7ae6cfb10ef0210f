/** Site: the public pages around the product and what visitors send from them. Owns the contact messages. */
export { siteRoutes } from './site.routes.ts'
