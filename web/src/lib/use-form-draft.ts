import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The texts of a form's fields, by name. */
type Texts = Readonly<Record<string, string>>

export const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Only what differs from the first value, so a form that opens tomorrow does not suggest today. */
const changedTexts = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...form.elements].flatMap((field) =>
      field instanceof HTMLInputElement && field.name && field.value !== field.defaultValue
        ? [[field.name, field.value]]
        : [],
    ),
  )

/**
 * Typed but unsent. It stays with the viewer's other data when the dialog closes or the page is left, and it is there
 * again when the form opens next.
 */
export const useFormDraft = <Draft>(key: readonly string[], empty: Draft) => {
  const queryClient = useQueryClient()
  const queryKey = ['form-draft', ...key]
  return {
    read: (): Draft => queryClient.getQueryData<Draft>(queryKey) ?? empty,
    keep: (draft: Draft): void => {
      queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData(queryKey, draft)
    },
  }
}

/** The same for a form that only has lines of text. `draft` has what was typed last time. */
export const useTextDraft = (key: readonly string[]) => {
  const { read, keep } = useFormDraft<Texts>(key, {})
  const [draft] = useState(read)
  return {
    draft,
    keepTyped: (form: HTMLFormElement): void => keep({ ...draft, ...changedTexts(form) }),
    forget: (): void => keep({}),
  }
}
