/**
 * Where an email ends up, for limits: most providers put `ada+anything@` into Ada's inbox. Never an address to write to.
 */
export const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
