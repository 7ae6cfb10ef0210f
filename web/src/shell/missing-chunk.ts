const key = 'reloaded-for'

/** The file of a failed import, as browsers and Vite name it. */
const fileIn = (message: string): string | undefined =>
  /(?:https?:\/\/\S+|\/\S+)\.(?:js|css)/.exec(message)?.[0]

/** The static imports of a built script, from its own folder. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(([, name]) => name ?? [])

/**
 * Whether a script, or one that it imports, no longer exists: the browser names only the first of them. Without a
 * connection nothing is missing, and a reload would lose typed text.
 */
const isGone = async (file: string, asked = new Set<string>()): Promise<boolean> => {
  if (asked.has(file)) return false
  asked.add(file)
  try {
    const answer = await fetch(file, { cache: 'no-store' })
    if (!answer.ok) return answer.status === 404
    for (const name of importedBy(await answer.text()))
      if (await isGone(new URL(name, answer.url).href, asked)) return true
    return false
  } catch {
    return false
  }
}

/** SHL-04: after a deployment, an old page requests scripts that are gone. One reload loads the new page. */
export const reloadForMissingChunk = (): (() => void) => {
  const reload = async ({ payload }: VitePreloadErrorEvent) => {
    const file = fileIn(payload.message)
    const missedBefore = sessionStorage.getItem(key)?.split(' ') ?? []
    // If the same script is missing twice, this is not an old page. The error is shown.
    if (!file || missedBefore.includes(file) || !(await isGone(file))) return
    sessionStorage.setItem(key, [...missedBefore, file].join(' '))
    location.reload()
  }
  const listen = (event: VitePreloadErrorEvent) => void reload(event)
  addEventListener('vite:preloadError', listen)
  return () => removeEventListener('vite:preloadError', listen)
}
