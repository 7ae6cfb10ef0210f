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
  /** Of the address. */
  params?: Record<string, string> | undefined
  /** What is sent for what stands in the fields, where the two differ. */
  bodyOf?: ((values: Values) => Values) | undefined
  /** What else can't be right, besides what the contract knows. */
  alsoCheck?: ((body: Values) => FieldFaults) | undefined
  /** For a refusal that more is to be done about than to say it. */
  onRefused?: ((error: ApiError) => void) | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is Field => 'name' in target && target.name !== ''

/** What stands in the fields; a box that can be ticked is true or false, and `values.ppg` is `ppg` in `values`. */
const valuesOf = (form: HTMLFormElement): Values => {
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
 * A form for the body of one endpoint. The fields keep their own text; the rules and their words are the contract's,
 * checked when a field is left and again by the server. The first wrong field gets the focus.
 */
export const useForm = <E extends Endpoint>(
  endpoint: E,
  onSent?: (answer: Output<E>) => void,
  { params, bodyOf = asItStands, alsoCheck, onRefused }: FormOptions = {},
) => {
  const [state, dispatch] = useReducer(formReducer, emptyForm)
  const [isValid, setValid] = useState(false)
  const isSending = useRef(false)
  /** The same text under the same key: sent twice by a lost answer or a double click, it counts once. */
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
    const body = bodyOf(valuesOf(form))
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

  /** A field is told its fault when it is left, and again while it shows one. */
  const check = async (form: HTMLFormElement, field: string, isTold: boolean) => {
    // Without a connection there are no rules to check by; sending will say so.
    const rules = await loadRules(endpoint).catch(() => null)
    if (!rules) return setValid(true)
    const body = bodyOf(valuesOf(form))
    const faults = faultsIn(rules, body)
    setValid(Object.keys(faults).length === 0)
    if (!isTold) return
    // Of what was sent as it stands the server may know more than the rules.
    const isRefused = JSON.stringify(body) === refused.current.text
    const known = isRefused ? { ...faults, ...refused.current.faults } : faults
    dispatch({ type: 'field-checked', field, faults: known[field] ?? [] })
  }

  return {
    phase: state.phase,
    message: state.message,
    /** Whether what was typed would be accepted, for a button that waits for it. */
    isValid,
    again: () => {
      isAgain.current = true
      dispatch({ type: 'again' })
    },
    faultOf: (field: string): string | undefined => state.faults[field]?.[0],
    formProps: {
      // The button that asked for another form is gone; the focus goes on in its first field.
      ref: (form: HTMLFormElement | null) => {
        if (!form || !isAgain.current) return
        isAgain.current = false
        for (const element of form.elements) if (isField(element)) return element.focus()
      },
      noValidate: true,
      // Should the browser ever send it by itself, nothing typed may end up in the address.
      method: 'post' as const,
      onFocus: () => {
        watchPresses()
        void loadRules(endpoint).catch(() => {})
      },
      onBlur: ({ currentTarget, target }: FormEvent<HTMLFormElement> & { target: EventTarget }) => {
        if (isField(target)) void pressOver().then(() => check(currentTarget, target.name, true))
      },
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement> & { target: EventTarget }) => {
        if (isField(target)) void check(currentTarget, target.name, state.faults[target.name] !== undefined)
      },
      // While its button waits, Enter sends nothing; then at least it is said what is wrong.
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
