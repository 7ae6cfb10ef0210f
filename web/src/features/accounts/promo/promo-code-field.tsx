import { longestPromoCode } from '@fieldhouse/contract/accounts.sign-up'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { useCarriedValue } from '../../../ui/forms/carried-value.tsx'
import { controlClassName, Field } from '../../../ui/forms/field.tsx'
import { RuledInput } from '../../../ui/forms/ruled-input.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type PromoState, sentPromoCode } from './promo-state.ts'
import { promoWorth } from './promo-worth.ts'
import { usePromoCode } from './use-promo-code.ts'

interface PromoCodeFieldProps {
  name?: 'promo_code'
  /** What the form was refused for. */
  fault?: string | undefined
}

/** What a screen reader hears as it happens. */
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

/** ACC-11: a promo code that is checked here; the form sends it under its name once it is good. */
export const PromoCodeField = ({ name = 'promo_code', fault }: PromoCodeFieldProps) => {
  const { state, type, verify, cancel } = usePromoCode()
  const input = useRef<HTMLInputElement>(null)
  /** Whether the button said Cancel when the press on it began; null while nothing is pressed. */
  const wasApplied = useRef<boolean>(null)
  const carried = useCarriedValue({ name, defaultValue: '', control: input, onReset: cancel })
  useEffect(() => void carried.put(sentPromoCode(state)))

  const isApplied = state.phase === 'success'
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
              // It belongs to no form: what was not checked is not sent, and Enter checks it.
              form=""
              value={state.text}
              readOnly={isApplied}
              maxLength={longestPromoCode}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              className={classNames(controlClassName, 'uppercase read-only:bg-sunken')}
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
                // A press takes a while, and leaving the field asks: the button may say another thing when it ends.
                if (!meansCancel || detail > 1) return
                cancel()
                input.current?.focus()
              }}
            >
              {isApplied ? 'Cancel' : 'Verify'}
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
