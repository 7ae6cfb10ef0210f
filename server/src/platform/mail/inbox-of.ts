/** The inbox behind an address, for limits: most providers put `ada+anything@` into Ada's inbox. Never send to it. */
export const inboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
