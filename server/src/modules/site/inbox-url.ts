/** Where the team takes care of a message. Without an id, the whole staff inbox. */
export const inboxUrl = (siteOrigin: string, id?: string): string =>
  `${siteOrigin}/admin/inbox${id ? `/${id}` : ''}`
