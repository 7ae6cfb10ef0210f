/** A list on the wire: every item is an element of the same name. */
export class XmlList {
  readonly itemName: string
  readonly items: readonly XmlValue[]
  constructor(itemName: string, items: readonly XmlValue[]) {
    this.itemName = itemName
    this.items = items
  }
}

export interface XmlObject {
  readonly [name: string]: XmlValue
}

export type XmlValue = string | number | boolean | null | Date | XmlList | XmlObject

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML 1.0 has no way to write most control characters, so they are dropped.
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const text = (value: string): string =>
  value.replace(notAllowed, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Seconds are the smallest unit that Braintree sends. */
const timestamp = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z')

const element = (tag: string, attributes: string, content: string): string =>
  `<${tag}${attributes}>${content}</${tag}>`

/** A value the way Braintree writes it: dashes in names, and a type on everything that is not a string. */
export const toXml = (name: string, value: XmlValue): string => {
  const tag = name.replaceAll('_', '-')
  if (value === null) return `<${tag} nil="true"/>`
  if (typeof value === 'string') return element(tag, '', text(value))
  if (typeof value === 'boolean') return element(tag, ' type="boolean"', String(value))
  if (typeof value === 'number') return element(tag, ' type="integer"', String(value))
  if (value instanceof Date) return element(tag, ' type="datetime"', timestamp(value))
  if (value instanceof XmlList)
    return element(tag, ' type="array"', value.items.map((item) => toXml(value.itemName, item)).join(''))
  return element(tag, '', contentOf(value))
}

const contentOf = (value: XmlObject): string =>
  Object.entries(value)
    .map(([name, inner]) => toXml(name, inner))
    .join('')

/** A page of search results. Its items come after its counts, so it is not a plain list. */
export const collectionXml = (name: string, itemName: string, items: readonly XmlValue[]): string =>
  element(
    name,
    ' type="collection"',
    `<current-page-number type="integer">1</current-page-number><page-size type="integer">${items.length}</page-size><total-items type="integer">${items.length}</total-items>${items.map((item) => toXml(itemName, item)).join('')}`,
  )

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
