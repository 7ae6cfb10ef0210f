/** Only what a browser opens as a page: whatever else somebody wrote is no link. */
export const webLink = (address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Without what every address has: `whitlock.example/film`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** The site that an address belongs to, as in `goviks.example`. Letters that only look alike show as what they are. */
export const hostOf = (address: string): string =>
  URL.parse(address)?.hostname.replace(/^www\./, '') || address
