import { longestPromoCode } from '@fieldhouse/contract/accounts.sign-up'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { useCarriedValue } from '../../../ui/forms/carried-value.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RuledInput } from '../../../ui/forms/ruled-input.tsx'
import { type TextRule, withoutSpaces } from '../../../ui/forms/text-rule.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { type PromoState, sentPromoCode } from './promo-state.ts'
import { promoWorth } from './promo-worth.ts'
import { usePromoCode } from './use-promo-code.ts'

interface PromoCodeFieldProps {
  name?: 'promo_code'
  /** Why the form was refused. */
  fault?: string | undefined
  /** Called with a code that was checked and applies, and with null when it no longer does. */
  onCodeChange?: ((code: string | null) => void) | undefined
}

/** A code has no spaces. They come along when it is copied, and must not push its last letters out. */
const promoCodeRule: TextRule = (edit) => {
  const { text, caret } = withoutSpaces(edit)
  return { text: text.slice(0, longestPromoCode), caret: Math.min(caret, longestPromoCode) }
}

/** What a screen reader announces. */
const saying = (state: PromoState): string => {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'loading':
      return 'Checking the promo code'
    case 'success':
      return `Promo code ${state.promo.code} applied: ${promoWorth(state.promo)}`
    case 'error':
      return state.fault
  }
}

/** ACC-11: checks a promo code here. The form sends it under its name when it is valid. */
export const PromoCodeField = ({ name = 'promo_code', fault, onCodeChange }: PromoCodeFieldProps) => {
  const { state, type, verify, cancel } = usePromoCode()
  const input = useRef<HTMLInputElement>(null)
  /** Whether the button said Remove when the press began, or null when nothing is pressed. */
  const wasApplied = useRef<boolean>(null)
  const carried = useCarriedValue({ name, defaultValue: '', control: input, onReset: cancel })
  // Before the browser paints: what the form sends is never older than what the field shows.
  useLayoutEffect(() => void carried.put(sentPromoCode(state)))

  const isApplied = state.phase === 'success'
  const applied = isApplied ? state.promo.code : null
  const tellCode = useEffectEvent((code: string | null) => onCodeChange?.(code))
  useEffect(() => tellCode(applied), [applied])

  return (
    <div className="relative">
      {carried.carrier}
      <Field
        label="Promo code"
        hint={
          isApplied ? <span className="text-positive">{promoWorth(state.promo)}</span> : 'If you have one.'
        }
        fault={state.phase === 'error' ? state.fault : fault}
      >
        {(control) => (
          <div className="flex gap-2">
            <RuledInput
              {...control}
              ref={input}
              // It belongs to no form: an unchecked code is not sent, and Enter checks it.
              form=""
              value={state.text}
              readOnly={isApplied}
              rule={promoCodeRule}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              className={classNames('control', 'uppercase read-only:bg-sunken')}
              onValueChange={type}
              onBlur={() => {
                if (state.phase === 'idle') verify()
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isApplied) return
                event.preventDefault()
                verify()
              }}
            />
            <Button
              isOutlined
              isBusy={state.phase === 'loading'}
              disabled={state.text.trim() === ''}
              onMouseDown={() => {
                wasApplied.current = isApplied
              }}
              onClick={({ detail }) => {
                const meansCancel = wasApplied.current ?? isApplied
                wasApplied.current = null
                if (!isApplied) return verify()
                // A press takes time, and leaving the field starts the check, so the button may change before the press
                // ends.
                if (!meansCancel || detail > 1) return
                cancel()
                input.current?.focus()
              }}
            >
              {isApplied ? 'Remove' : 'Verify'}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {saying(state)}
      </p>
    </div>
  )
}
