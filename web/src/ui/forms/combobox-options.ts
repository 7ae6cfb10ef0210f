export interface ComboboxOption {
  value: string
  label: string
  /** Distinguishes two options of the same name. */
  detail?: string | undefined
}

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Every typed word must be in it. Case and accents don't count. */
export const fits = ({ label, detail = '' }: ComboboxOption, query: string) => {
  const text = folded(`${label} ${detail}`)
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
