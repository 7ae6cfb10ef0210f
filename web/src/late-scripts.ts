import { asksMark, consentKey } from './shell/stored-consent.ts'

const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** Most addresses differ only in a name (`in-page/wake.ts`). A page has up to 110. */
const asset = /^\/assets\/([^/]+)\.js$/

interface Late {
  /** The addresses of what the page needs. */
  files: readonly string[]
  /** Decide when they load: for a page that sleeps, and for all others. */
  scripts: { asleep: string; awake: string }
  nonce: string
  /** The stylesheet of all pages, if the page carries only a part of it (`used-styles.ts`). */
  styles?: string | undefined
}

/** Before anything is painted. Later, the styles of the whole page would be computed again. */
const asksCookies = `try{document.documentElement.toggleAttribute("${asksMark}",!/^[01]$/.test(localStorage.getItem("${consentKey}")))}catch{}`

/**
 * A page is read before it is used. The script inside it loads all others: after the first paint, because until then the
 * connection is needed for what is painted, or when someone uses it.
 */
export const withLateScripts = (html: string, { files, scripts, nonce, styles }: Late): string => {
  // The page's own text is not searched or copied. It may be long, and the script is at the end.
  const end = html.lastIndexOf('<script type="module" async=""')
  const [tag = '', src] = entry.exec(html.slice(end)) ?? []
  if (end < 0 || !src) return html
  const head = html.indexOf('<head>') + '<head>'.length
  const all = [...new Set([...files, src])].map((address) => address.replace(asset, '$1'))
  const script = html.includes(' data-sleeps') ? scripts.asleep : scripts.awake
  const later = styles ? ` data-styles="${styles}"` : ''
  return [
    html.slice(0, head),
    `<script nonce="${nonce}">${asksCookies}</script>`,
    html.slice(head, end),
    `<script nonce="${nonce}" data-entry="${src}" data-files="${all.join(' ')}"${later}>${script}</script>`,
    html.slice(end + tag.length),
  ].join('')
}
