import { asksMark, consentKey } from './shell/stored-consent.ts'

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

interface InPage {
  /** Decides when the scripts load (`in-page/in-page.ts`). */
  script: string
  nonce: string
}

/** Before anything is painted. Later, the styles of the whole page would be computed again. */
const asksCookies = `try{document.documentElement.toggleAttribute("${asksMark}",!/^[01]$/.test(localStorage.getItem("${consentKey}")))}catch{}`

/**
 * A page is read before it is used. The script inside it loads all others: after the first paint, because until then the
 * connection is needed for what is painted, or when someone uses it.
 */
export const withLateScripts = (html: string, { script, nonce }: InPage): string => {
  const src = entry.exec(html)?.[1]
  if (!src) return html
  const preloaded = [...html.matchAll(preloads)].flatMap(([, href]) => href ?? [])
  const files = [...new Set([...preloaded, src])].map((href) => href.replace(/^\//, ''))
  return html
    .replaceAll(preloads, '')
    .replace('<head>', `<head><script nonce="${nonce}">${asksCookies}</script>`)
    .replace(
      entry,
      () => `<script nonce="${nonce}" data-entry="${src}" data-files="${files.join(' ')}">${script}</script>`,
    )
}
