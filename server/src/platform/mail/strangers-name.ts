/** Email programs turn anything that looks like a link into one. A zero-width space prevents that in names. */
export const strangersName = (name: string): string => name.replaceAll(/[.:/@\\]/g, '$&\u200b')
