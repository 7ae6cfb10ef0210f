/**
 * The file types that may be stored, by the extension of the key. Nothing that a browser would run, such as SVG or
 * HTML.
 */
const contentTypes = new Map([
  ['avif', 'image/avif'],
  ['csv', 'text/csv'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Only lower case, because some disks treat `A` and `a` as one name. The only dot is that of the extension. */
const safeKey = /^(?=.{1,200}$)[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z0-9]+)$/

/** The content type of a key. A key that could lead out of the storage is refused here. */
export const contentTypeOf = (key: string): string => {
  const ending = safeKey.exec(key)?.[1]
  if (!ending) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  const contentType = contentTypes.get(ending)
  if (!contentType) throw new Error(`.${ending} files are not stored`)
  return contentType
}

/** A file is served under the type it was stored with, so its key must have the same type. */
export const expectContentType = (key: string, contentType: string): void => {
  if (contentTypeOf(key) !== contentType) throw new Error(`${key} cannot be stored as ${contentType}`)
}
