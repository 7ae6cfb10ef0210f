const key = 'reloaded-for'

/** The file an import failed for, as browsers and Vite name it. */
const fileIn = (message: string): string | undefined =>
  /(?:https?:\/\/\S+|\/\S+)\.(?:js|css)/.exec(message)?.[0]

/** Without a connection nothing is missing, and a reload would lose what was typed. */
const isGone = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}

/** SHL-04: after a new version was put up, an old page asks for parts that are gone. One reload brings the new page. */
export const reloadForMissingChunk = (): (() => void) => {
  const reload = async ({ payload }: VitePreloadErrorEvent) => {
    const file = fileIn(payload.message)
    const missedBefore = sessionStorage.getItem(key)?.split(' ') ?? []
    // The same part missing twice is no old page: let the error be seen.
    if (!file || missedBefore.includes(file) || !(await isGone(file))) return
    sessionStorage.setItem(key, [...missedBefore, file].join(' '))
    location.reload()
  }
  const listen = (event: VitePreloadErrorEvent) => void reload(event)
  addEventListener('vite:preloadError', listen)
  return () => removeEventListener('vite:preloadError', listen)
}
