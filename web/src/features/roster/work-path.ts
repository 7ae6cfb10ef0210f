/** The page where a success coach works for an athlete. */
export const workPath = (userId: string): string => `/coach/roster/${userId}`
