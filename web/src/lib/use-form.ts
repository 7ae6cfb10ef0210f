import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { type FormEvent, type KeyboardEvent, useReducer, useRef, useState } from 'react'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { emptyForm, formReducer, nestValues } from './form-state.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { pressOver, watchPresses } from './press.ts'
import { faultsOf, loadRules } from './rules.ts'

type Values = Record<string, unknown>

interface FormOptions {
  /** The path parameters. */
  params?: Record<string, string> | undefined
  /** Converts the field values to the request body, if the two differ. */
  bodyOf?: ((values: Values) => Values) | undefined
  /** Extra checks, besides the contract's. */
  alsoCheck?: ((body: Values) => FieldFaults) | undefined
  /** Handles a refusal that needs more than a message. */
  onRefused?: ((error: ApiError) => void) | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is Field => 'name' in target && target.name !== ''

/** The field values. A checkbox is true or false, and `values.ppg` is `ppg` in `values`. */
export const formValues = (form: HTMLFormElement): Values => {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form))
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.type === 'checkbox' && element.name)
      values[element.name] = element.checked
  return nestValues(values)
}

const asItStands = (values: Values) => values

const focusFirstFault = (form: HTMLFormElement, faults: FieldFaults) => {
  for (const element of form.elements) if (isField(element) && faults[element.name]) return element.focus()
}

/**
 * A form for the body of one endpoint. The fields keep their own text. The contract's rules and messages are checked
 * when a field is left, and again by the server. The first invalid field gets the focus.
 */
export const useForm = <E extends Endpoint>(
  endpoint: E,
  onSent?: (answer: Output<E>) => void,
  { params, bodyOf = asItStands, alsoCheck, onRefused }: FormOptions = {},
) => {
  const [state, dispatch] = useReducer(formReducer, emptyForm)
  const [isValid, setValid] = useState(false)
  const isSending = useRef(false)
  /** The same body has the same key, so a retry or a double click counts one time. */
  const attempt = useRef({ text: '', key: '' })
  const refused = useRef<{ text: string; faults: FieldFaults }>({ text: '', faults: {} })
  const isAgain = useRef(false)

  const faultsIn = (rules: Awaited<ReturnType<typeof loadRules>>, body: Values): FieldFaults => ({
    ...alsoCheck?.(body),
    ...faultsOf(rules, body),
  })

  const refuse = (form: HTMLFormElement, faults: FieldFaults, message: string | null) => {
    refused.current = { text: attempt.current.text, faults }
    dispatch({ type: 'refused', faults, message })
    focusFirstFault(form, faults)
  }

  const send = async (form: HTMLFormElement) => {
    const body = bodyOf(formValues(form))
    const text = JSON.stringify(body)
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    dispatch({ type: 'sending' })
    try {
      const faults = faultsIn(await loadRules(endpoint), body)
      if (Object.keys(faults).length > 0) return refuse(form, faults, null)
      const input = { body, params } as Parameters<typeof call<E>>[1]
      const answer = await call(endpoint, input, { idempotencyKey: attempt.current.key })
      attempt.current = { text: '', key: '' }
      dispatch({ type: 'sent' })
      onSent?.(answer)
    } catch (error) {
      const isRefusal = error instanceof ApiError
      const faults = isRefusal ? error.errors : {}
      const hasFields = Object.keys(faults).length > 0
      const message = isRefusal
        ? error.message
        : 'This could not be sent. Please check your connection and try again.'
      refuse(form, faults, hasFields ? null : message)
      if (isRefusal) onRefused?.(error)
    }
  }

  /** A field shows its error when it is left, and updates it while one is shown. */
  const check = async (form: HTMLFormElement, field: string, isTold: boolean) => {
    const rules = await loadRules(endpoint)
    if (!rules) return setValid(true)
    const body = bodyOf(formValues(form))
    const faults = faultsIn(rules, body)
    setValid(Object.keys(faults).length === 0)
    if (!isTold) return
    // The server may know more than the rules about the values that were sent.
    const isRefused = JSON.stringify(body) === refused.current.text
    const known = isRefused ? { ...faults, ...refused.current.faults } : faults
    dispatch({ type: 'field-checked', field, faults: known[field] ?? [] })
  }

  return {
    phase: state.phase,
    message: state.message,
    /** Whether the typed values would be accepted, for a button that waits for that. */
    isValid,
    again: () => {
      isAgain.current = true
      dispatch({ type: 'again' })
    },
    faultOf: (field: string): string | undefined => state.faults[field]?.[0],
    formProps: {
      // The button that opened another form is gone, so the focus moves to its first field.
      ref: (form: HTMLFormElement | null) => {
        if (!form || !isAgain.current) return
        isAgain.current = false
        for (const element of form.elements) if (isField(element)) return element.focus()
      },
      noValidate: true,
      // If the browser ever submits it natively, nothing typed may end up in the address.
      method: 'post' as const,
      onFocus: () => {
        watchPresses()
        void loadRules(endpoint)
      },
      onBlur: ({ currentTarget, target }: FormEvent<HTMLFormElement> & { target: EventTarget }) => {
        if (isField(target)) void pressOver().then(() => check(currentTarget, target.name, true))
      },
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement> & { target: EventTarget }) => {
        if (isField(target)) void check(currentTarget, target.name, state.faults[target.name] !== undefined)
      },
      // While its button is disabled, Enter sends nothing but shows what is wrong.
      onKeyDown: ({ key, currentTarget, target }: KeyboardEvent<HTMLFormElement>) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && isField(target))
          void check(currentTarget, target.name, true)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isSending.current) return
        isSending.current = true
        void send(event.currentTarget).finally(() => {
          isSending.current = false
        })
      },
    },
  }
}
