/** What has arrived or is on its way, by address. */
const asked = new Map<string, Promise<void>>()

const fetchScript = async (url: string): Promise<void> => {
  const answer = await fetch(url, { priority: 'high' })
  if (!answer.ok) throw new Error(`Failed to load ${answer.url}`)
  // The whole file, so that the browser has it.
  await answer.arrayBuffer()
}

const addStyles = (url: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
  link.onload = () => resolve()
  link.onerror = () => {
    link.remove()
    reject(new Error(`Failed to load ${link.href}`))
  }
  document.head.append(link)
  return promise
}

/** The page came with it, or has asked for it. */
const isInPage = (url: string): boolean => document.querySelector(`[href="${url}"], [src="${url}"]`) !== null

const ask = (file: string): Promise<void> => {
  const url = `/${file}`
  const known = asked.get(url)
  if (known) return known
  if (isInPage(url)) return Promise.resolve()
  const asking = url.endsWith('.css') ? addStyles(url) : fetchScript(url)
  asked.set(url, asking)
  // The next occasion tries again.
  asking.catch(() => asked.delete(url))
  return asking
}

/** Fetches files that will probably be needed soon, and runs nothing. A failure shows when they are needed. */
export const fetchAhead = (files: readonly string[]): void => {
  for (const file of files) ask(file).catch(() => undefined)
}

/** A window that closes cancels what it fetches. Nobody is there to hear of it. */
const neverInClosedWindow = (): Promise<never> | undefined =>
  window.closed ? new Promise<never>(() => {}) : undefined

/**
 * Loads a part of the page with the files it needs. A browser never asks again for a script that it failed to import,
 * even when the connection is back. So the files are fetched first, and imported once the browser has them.
 */
export const loadScripts = async <Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  try {
    await Promise.all(files.map(ask))
    return await importPart()
  } catch (error) {
    await neverInClosedWindow()
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
    dispatchEvent(event)
    throw error
  }
}
