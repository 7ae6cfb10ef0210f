const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** Milliseconds. A background tab is not painted until it becomes visible. */
const atLatest = 2000

/**
 * A button pressed before its part of the page is hydrated is pressed again after that. React marks the elements it has
 * hydrated. A late part records presses itself. A press on something else in the meantime replaces the first.
 */
const pressAgain =
  'let last;addEventListener("click",({target})=>{const button=target.closest?.("button[type=button]"),press=last={},sleeps=()=>button.isConnected&&!Object.keys(button.closest("[data-drawn]")??button).length,again=()=>last===press&&(sleeps()?setTimeout(again,100):setTimeout(()=>last===press&&button.click(),200));button&&sleeps()&&again()},true)'

/**
 * A page is read before it is used. Its scripts are requested after the first paint, because until then the connection
 * is needed for what is painted. On a slow phone that halves the time to the first paint.
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
