/** The address of a page's file. For a person without access, it includes the code. */
export const paperAddress = (athleteId: string, file: string, code: string | null = null): string =>
  `/api/athlete/${encodeURIComponent(athleteId)}/${file}${code ? `?${new URLSearchParams({ code })}` : ''}`
