import { sendContactMessage } from '@fieldhouse/contract/site'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'

interface ContactFormProps {
  /** What we already know about a signed-in sender. */
  sender: { name: string; email: string; phone: string } | null
  /** The initial message. */
  draft: string | null
}

/** PUB-03: a message to the team. */
export const ContactForm = ({ sender, draft }: ContactFormProps) => {
  const { phase, message, faultOf, formProps, again } = useForm(sendContactMessage)
  const isReady = useHydrated()

  if (phase === 'sent') return <ContactMessageSent onAgain={again} />

  return (
    <Card isFlush>
      <form {...formProps} className="grid gap-5 p-5 sm:p-8" aria-label="Contact us">
        <TextField
          label="Name"
          name="contact_name"
          autoComplete="name"
          isRequired
          defaultValue={sender?.name}
          fault={faultOf('contact_name')}
        />
        <TextField
          label="Email"
          name="contact_email"
          type="email"
          autoComplete="email"
          isRequired
          defaultValue={sender?.email}
          fault={faultOf('contact_email')}
        />
        <PhoneField
          label="Phone"
          name="contact_phone"
          isRequired
          defaultValue={sender?.phone}
          fault={faultOf('contact_phone')}
        />
        <TextArea
          label="Message"
          name="contact_message"
          rows={6}
          maxLength={5000}
          defaultValue={draft ?? undefined}
          isRequired
          fault={faultOf('contact_message')}
        />
        <p role="alert" className="text-small text-danger empty:hidden">
          {message}
        </p>
        <noscript>
          <p>This form needs JavaScript. Please turn it on to write to us.</p>
        </noscript>
        <div>
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

const ContactMessageSent = ({ onAgain }: { onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid content-start gap-5" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-d2 outline-none">
        Thank you. Your message is with us.
      </h2>
      <p className="text-muted">We read every message ourselves and answer by email.</p>
      <div>
        <Button isOutlined onClick={onAgain}>
          Send another message
        </Button>
      </div>
    </section>
  )
}
