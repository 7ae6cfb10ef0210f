const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** Milliseconds: a tab in the background is not painted before somebody looks. */
const atLatest = 2000

/**
 * A button that is pressed before the page listens is pressed again when it does: React leaves its mark on what it has
 * taken over. Whoever presses something else meanwhile has changed their mind.
 */
const pressAgain =
  'let last;addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]"),press=last={},sleeps=()=>!Object.keys(document.querySelector("header")??button).length,again=()=>last===press&&(sleeps()?setTimeout(again,100):setTimeout(()=>last===press&&button.click(),200));button&&sleeps()&&again()},true)'

/**
 * A page is read before it is used. Its scripts are asked for once it was painted: until then the line belongs to what
 * is painted, and that is twice as soon there on a slow phone.
 */
export const withLateScripts = (html: string, nonce: string): string => {
  const src = entry.exec(html)?.[1]
  if (!src) return html
  const hrefs = [...html.matchAll(preloads)].flatMap(([, href]) => href ?? [])
  const load = `let load=()=>{load=()=>{};for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import(${JSON.stringify(src)})};new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),${atLatest})`
  return html
    .replaceAll(preloads, '')
    .replace(entry, () => `<script nonce="${nonce}">{${load};${pressAgain}}</script>`)
}
