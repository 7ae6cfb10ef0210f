/** Where a file of a page is; for whoever has no access of their own, with the code that opens it. */
export const paperAddress = (athleteId: string, file: string, code: string | null = null): string =>
  `/api/athlete/${encodeURIComponent(athleteId)}/${file}${code ? `?${new URLSearchParams({ code })}` : ''}`
