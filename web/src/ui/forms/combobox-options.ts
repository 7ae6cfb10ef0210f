export interface ComboboxOption {
  value: string
  label: string
  /** What tells two of the same name apart. */
  detail?: string | undefined
}

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Every word typed is somewhere in it; capitals and accents don't count. */
export const fits = ({ label, detail = '' }: ComboboxOption, query: string) => {
  const text = folded(`${label} ${detail}`)
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
