/** Site: the public pages around the product and what people send from them. Owns those messages. */
export { siteRoutes } from './site.routes.ts'
