import { packedMark, pageQueriesId } from './lib/packed-rows.ts'
import { asksMark, consentKey } from './shell/stored-consent.ts'

const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** Most addresses differ only in a name, so only the name is sent (`in-page/wake.ts`). A page has up to 40. */
const asset = /^\/assets\/([^/]+)\.js$/

/** Only the tag itself counts (`shell/layouts/content.tsx`). What people wrote may contain the same words. */
const sleepingMain = /<main\b[^>]* data-sleeps=""/

const packedData = `<script type="application/json" id="${pageQueriesId}" ${packedMark}=""`

/**
 * Packed data needs the other script, whatever the page's layout says. It is near the end, so looking for it first is
 * quick for people who are signed in.
 */
const isAsleep = (html: string): boolean => html.lastIndexOf(packedData) < 0 && sleepingMain.test(html)

interface Late {
  /** The addresses of the scripts that the page needs. */
  files: readonly string[]
  /** The script inside the page, which decides when the others load: of a sleeping page, and of all others. */
  scripts: { asleep: string; awake: string }
  nonce: string
  /** The address of the whole stylesheet, if the page has only its own rules (`used-styles.ts`). */
  styles?: string | undefined
}

/** Before anything is painted. Later, the styles of the whole page would be computed again. */
const asksCookies = `try{document.documentElement.toggleAttribute("${asksMark}",!/^[01]$/.test(localStorage.getItem("${consentKey}")))}catch{}`

/**
 * People read a page before they use it. The script inside the page loads all others: after the first paint, because
 * until then the connection is needed for what is painted, or when someone uses the page.
 */
export const withLateScripts = (html: string, { files, scripts, nonce, styles }: Late): string => {
  // Searched only from there on: the script is at the end, and the page may be long.
  const end = html.lastIndexOf('<script type="module" async=""')
  const [tag = '', src] = entry.exec(html.slice(end)) ?? []
  if (end < 0 || !src) return html
  const head = html.indexOf('<head>') + '<head>'.length
  const all = [...new Set([...files, src])].map((address) => address.replace(asset, '$1'))
  const script = isAsleep(html) ? scripts.asleep : scripts.awake
  const later = styles ? ` data-styles="${styles}"` : ''
  return [
    html.slice(0, head),
    `<script nonce="${nonce}">${asksCookies}</script>`,
    html.slice(head, end),
    `<script nonce="${nonce}" data-entry="${src}" data-files="${all.join(' ')}"${later}>${script}</script>`,
    html.slice(end + tag.length),
  ].join('')
}
