/** Only what a browser opens as a page: whatever else somebody wrote is no link. */
export const webLink = (address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Without what every address has: `whitlock.example/film`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
