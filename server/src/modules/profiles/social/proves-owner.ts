/** An account is the athlete's if it links to their page, because nobody else can write into that account. */
export const provesOwner = (about: readonly string[], siteOrigin: string, slug: string): boolean => {
  const { host } = new URL(siteOrigin)
  const addresses = [`${host}/${slug}`, `${slug}.${host}`]
  return about.some((text) => addresses.some((address) => holds(text.toLowerCase(), address)))
}

/** The address must be complete, not the beginning or end of another one. */
const holds = (text: string, address: string): boolean => {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const before = text.slice(0, at)
    const isWhole =
      !/[\w.-]$/.test(before.replace(/www\.$/, '')) && !/^[\w-]/.test(text.slice(at + address.length))
    if (isWhole) return true
  }
  return false
}
