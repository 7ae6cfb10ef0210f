/** Only addresses that a browser opens as a page. Anything else is not a link. */
export const webLink = (address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Without the parts that every address has: `whitlock.example/film`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** The site of an address, as in `goviks.example`. Look-alike letters are shown in their encoded form. */
export const hostOf = (address: string): string =>
  URL.parse(address)?.hostname.replace(/^www\./, '') || address
