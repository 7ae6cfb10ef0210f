import { loadScripts } from '../lib/load-scripts.ts'

const { entry = '', files = '', styles } = document.currentScript?.dataset ?? {}

/** The page's scripts, by address. `late-scripts.ts` lists most of them by their names. */
export const scripts = files
  .split(' ')
  .filter(Boolean)
  .map((file) => (file.startsWith('/') ? file.slice(1) : `assets/${file}.js`))

/** The page has only its own styles (`used-styles.ts`). What appears now needs the others. */
const allStyles = styles ? [styles.slice(1)] : []

let isLoading = false
const loaded = new AbortController()

export const isAsleep = () => !isLoading

/** Aborted when the scripts are there. */
export const untilLoaded: AbortSignal = loaded.signal

const importAll = () => {
  for (const file of scripts)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }),
    )
  return import(/* @vite-ignore */ entry)
}

/** Loads all scripts of the page. These are fetched first, in a way that can fail. */
export const wake = async (fetchedFirst: readonly string[] = []): Promise<void> => {
  if (isLoading) return
  isLoading = true
  try {
    await loadScripts(importAll, [...fetchedFirst, ...allStyles])
    loaded.abort()
  } catch {
    // The next sign of use tries again.
    isLoading = false
  }
}

/** Milliseconds. A background tab is not painted until it becomes visible. */
const paintedAtLatest = 2000

/** Until then, the connection is needed for what is painted. On a slow phone that halves the time to the first paint. */
export const afterPaint = (act: () => void): void => {
  new PerformanceObserver(act).observe({ type: 'paint', buffered: true })
  setTimeout(act, paintedAtLatest)
}
