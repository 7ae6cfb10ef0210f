/** As in "840 kB" and "1.2 MB", in the decimal units of the upload rule. */
export const fileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
