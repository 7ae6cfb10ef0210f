export interface UploadRules {
  /** The extensions as shown to a person, in that order. */
  types: readonly string[]
  maxBytes: number
}

/** The default upload rules. */
export const imageRules: UploadRules = { types: ['jpeg', 'jpg', 'png'], maxBytes: 10_000_000 }
export const imageHint = 'The image must be a file of type: JPG, JPEG, PNG (Max 10MB)'

const jpeg = ['image/jpeg', 'image/jpg', 'image/pjpeg']

/** Their MIME types. An extension that is not here is checked by name only. */
const mediaTypes: Record<string, readonly string[]> = {
  jpeg,
  jpg: jpeg,
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  pdf: ['application/pdf'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
}

const extensionOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '')

const isOfType = (file: Pick<File, 'name' | 'type'>, types: readonly string[]) => {
  const allowed = types.map((type) => type.toLowerCase())
  const extension = extensionOf(file.name).toLowerCase()
  if (!allowed.includes(extension)) return false
  if (file.type === '' || !mediaTypes[extension]) return true
  return allowed.some((type) => mediaTypes[type]?.includes(file.type.toLowerCase()))
}

export const typeFault = ({ types }: Pick<UploadRules, 'types'>): string =>
  `The specified file could not be uploaded. Only files with following extensions are allowed: ${types.join(', ')}`

const sizeFault = ({ maxBytes }: UploadRules) =>
  `The specified file could not be uploaded. Maximum upload size ${Math.round(maxBytes / 100_000) / 10} MB.`

/** Why this file is refused, as a message, or null if it is accepted. */
export const uploadFault = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  rules: UploadRules,
): string | null => {
  if (!isOfType(file, rules.types)) return typeFault(rules)
  if (file.size === 0) return 'The specified file is empty.'
  return file.size > rules.maxBytes ? sizeFault(rules) : null
}

/** For a file input's `accept`: the picker shows matching files first. */
export const acceptOf = ({ types }: UploadRules): string =>
  types.map((type) => `.${type.toLowerCase()}`).join(',')
