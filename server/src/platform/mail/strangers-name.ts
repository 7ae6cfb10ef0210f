/** Mail programs make a link of whatever looks like one; a space of no width keeps a name a name. */
export const strangersName = (name: string): string => name.replaceAll(/[.:/@\\]/g, '$&\u200b')
