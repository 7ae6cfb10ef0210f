import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/*
 * A page's HTML as elements without components, providers, or data: what React needs to write the same tags, attributes, and
 * texts.
 */

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*?)(\/?)>|[^<]+/gi
const attribute = /([^\s=]+)(?:="([^"]*)")?/g
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const scriptsAndStyles = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string): string => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)

interface Open {
  readonly tag: string
  readonly attributes: Record<string, string>
  readonly children: ReactNode[]
}

/** React takes styles only as objects, and controlled values only with handlers. */
const nameFor = (name: string): string =>
  /^(style|value|checked|selected)$/.test(name) ? `data-${name}` : name

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [nameFor(name), decoded(value)]),
  )

const elementOf = ({ tag, attributes, children }: Open, key: number): ReactNode =>
  createElement(tag, { ...attributes, key }, ...children)

/** Scripts and styles are left out: no component renders them. */
export const plainElements = (html: string): ReactNode => {
  const root: Open = { tag: 'html', attributes: {}, children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const parts = html.replaceAll(scriptsAndStyles, '').matchAll(token)
  for (const [whole, closes, tag = '', attributes = '', closed] of parts) {
    if (!tag) {
      if (!whole.startsWith('<!')) top().children.push(decoded(whole))
    } else if (closes) {
      const done = open.pop()
      if (done && done !== root) top().children.push(elementOf(done, top().children.length))
    } else if (tag !== 'html') {
      const one: Open = { tag, attributes: attributesIn(attributes), children: [] }
      if (closed || empty.test(tag)) top().children.push(elementOf(one, top().children.length))
      else open.push(one)
    }
  }
  return elementOf(root, 0)
}

export const renderPlainly = (page: ReactNode): string => renderToString(page)
