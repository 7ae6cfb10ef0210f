/** A file that the page made or fetched. */
export interface SavedFile {
  name: string
  blob: Blob
}

/** Hands a file to the browser to save. */
export const saveFile = ({ name, blob }: SavedFile): void => {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
