import { type Delivery, sendAthleteMessage } from '@fieldhouse/contract/profiles.contact'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { viewerQuery } from '../../../lib/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface AthleteMessageFormProps {
  athleteId: string
  firstName: string
}

/** PRO-13: a message to the athlete and the family, relayed by email. Neither side sees the other's address. */
export const AthleteMessageForm = ({ athleteId, firstName }: AthleteMessageFormProps) => {
  const viewer = useQuery(viewerQuery).data ?? null
  const [delivery, setDelivery] = useState<Delivery>('now')
  const form = useForm(sendAthleteMessage, ({ data }) => setDelivery(data.delivery), {
    params: { id: athleteId },
  })
  const { phase, message, faultOf, formProps, again } = form
  const isReady = useHydrated()

  if (phase === 'sent') return <MessageSent firstName={firstName} delivery={delivery} onAgain={again} />

  return (
    <Card isFlush>
      <form
        {...formProps}
        aria-label={`Contact ${firstName}`}
        className="grid gap-5 p-5 sm:grid-cols-2 sm:p-8"
      >
        <TextField
          label="Name"
          name="contact_name"
          autoComplete="name"
          isRequired
          defaultValue={viewer ? `${viewer.first_name} ${viewer.last_name}`.trim() : undefined}
          fault={faultOf('contact_name')}
        />
        <TextField
          label="Email"
          name="contact_email"
          type="email"
          autoComplete="email"
          isRequired
          defaultValue={viewer?.email ?? undefined}
          fault={faultOf('contact_email')}
        />
        <div className="sm:col-span-full">
          <PhoneField
            label="Phone"
            name="contact_phone"
            hint="Ten digits, so they can call you back."
            isRequired
            fault={faultOf('contact_phone')}
          />
        </div>
        <div className="sm:col-span-full">
          <TextArea
            label="Message"
            name="contact_message"
            rows={5}
            maxLength={5000}
            isRequired
            fault={faultOf('contact_message')}
          />
        </div>
        <p role="alert" className="text-small text-danger empty:hidden sm:col-span-full">
          {message}
        </p>
        <noscript>
          <p>This form needs JavaScript. Please turn it on to write to {firstName}.</p>
        </noscript>
        <div className="flex flex-wrap items-center justify-between gap-4 sm:col-span-full">
          <span className="flex gap-1.5 text-small text-muted">
            <Icon of={ShieldCheck} size="sm" className="mt-0.5" />
            They’ll see your email and phone, and reply by email.
          </span>
          <Button
            type="submit"
            size="lg"
            disabled={!isReady}
            data-needs-scripts=""
            isBusy={phase === 'sending'}
          >
            {phase === 'sending' ? 'Sending…' : 'Send message'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface MessageSentProps {
  firstName: string
  delivery: Delivery
  onAgain: () => void
}

const MessageSent = ({ firstName, delivery, onAgain }: MessageSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div aria-live="polite" className="grid content-start justify-items-start gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-d3 outline-none wrap-anywhere">
        {delivery === 'now' ? `Your message is on its way to ${firstName}.` : 'Your message is saved.'}
      </h3>
      <p className="text-muted">
        {delivery === 'now'
          ? `${firstName} and the family read it in their email and reply from there.`
          : 'This family gets a lot of messages today. Yours is saved, and they will see it in their daily summary.'}
      </p>
      <Button isOutlined onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}
