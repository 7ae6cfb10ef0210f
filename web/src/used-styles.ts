/*
 * The whole stylesheet is 150 kB, and one page needs a tenth of it. A page that is rendered once for many visitors has
 * only its own rules. The rest loads when the page wakes (`in-page/wake.ts`), before anything else appears.
 */

interface Rule {
  /** A selector, or `@` with what follows. */
  head: string
  /** Without one, a statement like `@layer a, b`. */
  body?: string
}

/** The place after a string or an escaped character, or the next place. */
const after = (css: string, at: number): number => {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (sign !== '"' && sign !== "'") return at + 1
  let end = at + 1
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
  return end + 1
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '')

/** The rules of a stylesheet, or of a group like `@media`. */
export const rulesIn = (css: string): Rule[] => {
  const rules: Rule[] = []
  let from = 0
  let head = ''
  let depth = 0
  for (let at = 0; at < css.length; at = after(css, at)) {
    const sign = css[at]
    if (sign === ';' && depth === 0) {
      rules.push({ head: css.slice(from, at).trim() })
      from = at + 1
    } else if (sign === '{') {
      if (depth === 0) {
        head = css.slice(from, at).trim()
        from = at + 1
      }
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ head, body: css.slice(from, at) })
      from = at + 1
    }
  }
  return rules
}

/** A class in a selector. */
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/sy

const unescaped = (name: string): string =>
  name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gs, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

const classAt = (selectors: string, at: number): string | undefined => {
  className.lastIndex = at
  return className.exec(selectors)?.[1]
}

/** The selectors of a list, each with the classes that it requires. */
const selectorsIn = (list: string): { text: string; needs: string[] }[] => {
  const selectors: { text: string; needs: string[] }[] = []
  let from = 0
  let depth = 0
  let needs: string[] = []
  const end = (at: number) => {
    selectors.push({ text: list.slice(from, at), needs })
    from = at + 1
    needs = []
  }
  for (let at = 0; at < list.length; at = after(list, at)) {
    const sign = list[at] ?? ''
    if ('(['.includes(sign)) depth += 1
    if (')]'.includes(sign)) depth -= 1
    // A class in brackets may be an alternative (`:is`), or one that must be absent (`:not`).
    if (depth > 0) continue
    if (sign === ',') end(at)
    const name = classAt(list, at)
    if (name) needs.push(unescaped(name))
  }
  end(list.length)
  return selectors
}

/** Finds the rules of a page with these classes. */
type Rules = (classes: ReadonlySet<string>) => string

const styleRule = ({ head, body }: Rule): Rules => {
  const selectors = selectorsIn(head)
  return (classes) => {
    const used = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)))
    return used.length > 0 ? `${used.map(({ text }) => text).join()}{${body}}` : ''
  }
}

const isGroup = /^@(media|supports|container|layer|starting-style)/

const ruleOf = (rule: Rule): Rules => {
  const { head, body } = rule
  if (body === undefined) return () => `${head};`
  if (!head.startsWith('@')) return styleRule(rule)
  if (!isGroup.test(head)) return () => `${head}{${body}}`
  const inside = parse(body)
  // A layer's place in the order is where its name comes first, so an empty one is still named.
  const empty = head.startsWith('@layer ') ? `${head};` : ''
  return (classes) => {
    const kept = inside(classes)
    return kept ? `${head}{${kept}}` : empty
  }
}

const parse = (css: string): Rules => {
  const rules = rulesIn(css).map(ruleOf)
  return (classes) => rules.map((rule) => rule(classes)).join('')
}

/** Declarations that rules refer to by name. A page without the name doesn't need them. */
const declared = /@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g

const withoutUnusedNames = (css: string): string => {
  const rules = css.replaceAll(declared, '')
  // An animation may name a property.
  const animations = [...css.matchAll(declared)].filter(
    ([rule, name = '']) => rule.startsWith('@keyframes') && rules.includes(name),
  )
  const rest = rules + animations.map(([rule]) => rule).join('')
  return css.replaceAll(declared, (rule, name: string) =>
    (rule.startsWith('@keyframes') ? rules : rest).includes(name) ? rule : '',
  )
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decoded = (text: string): string => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)

/** Also the classes that the page's own script sets. */
const classesIn = (html: string, script: string): Set<string> => {
  const attributes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => decoded(names))
  return new Set([...attributes, script.replaceAll(/["'`\\]/g, ' ')].flatMap((names) => names.split(/\s+/)))
}

let last: { css: string; rules: Rules } | undefined

/** The rules of a stylesheet that a page needs before anyone uses it. */
export const usedStyles = (css: string, html: string, script: string): string => {
  // All pages have the same stylesheet, so it is parsed once.
  if (last?.css !== css) last = { css, rules: parse(withoutComments(css)) }
  return withoutUnusedNames(last.rules(classesIn(html, script)))
}

const inlined = /(<style[^>]* data-tsr-inline-css[^>]*>)(.*?)(<\/style>)/s

/** The page with only the rules that it and its own script need, if it carries its styles. */
export const withUsedStyles = (html: string, script: string): { html: string; isPart: boolean } => {
  const [whole, begin = '', css = '', end = ''] = inlined.exec(html) ?? []
  if (!whole) return { html, isPart: false }
  const rest = html.replace(whole, () => '')
  return { html: html.replace(whole, () => begin + usedStyles(css, rest, script) + end), isPart: true }
}
