import { sendContactMessage } from '@fieldhouse/contract/site'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'

interface ContactFormProps {
  /** What we already know of a signed-in sender. */
  sender: { name: string; email: string } | null
}

/** PUB-03: a message to the team. */
export const ContactForm = ({ sender }: ContactFormProps) => {
  const { phase, message, faultOf, formProps, again } = useForm(sendContactMessage)
  const isReady = useHydrated()

  if (phase === 'sent') return <ContactMessageSent onAgain={again} />

  return (
    <form {...formProps} className="grid max-w-xl gap-5" aria-label="Contact us">
      <p className="text-muted">
        A question about your profile, a package, or how recruiting works? Write to us. Parents and coaches
        are welcome too.
      </p>
      <TextField
        label="Name"
        name="contact_name"
        autoComplete="name"
        required
        defaultValue={sender?.name}
        fault={faultOf('contact_name')}
      />
      <TextField
        label="Email"
        name="contact_email"
        type="email"
        autoComplete="email"
        required
        defaultValue={sender?.email}
        fault={faultOf('contact_email')}
      />
      <TextField
        label="Phone"
        name="contact_phone"
        type="tel"
        autoComplete="tel-national"
        required
        hint="For example (123) 456-7890"
        fault={faultOf('contact_phone')}
      />
      <TextArea
        label="Message"
        name="contact_message"
        rows={6}
        maxLength={5000}
        required
        fault={faultOf('contact_message')}
      />
      <p role="alert" className="text-danger empty:hidden">
        {message}
      </p>
      <noscript>
        <p>This form needs JavaScript. Please turn it on to write to us.</p>
      </noscript>
      <div>
        <Button type="submit" disabled={!isReady} isBusy={phase === 'sending'}>
          {phase === 'sending' ? 'Sending…' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}

const ContactMessageSent = ({ onAgain }: { onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid max-w-xl gap-4" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        Thank you. Your message is with us.
      </h2>
      <p>We read every message ourselves and answer by email.</p>
      <div>
        <Button onClick={onAgain}>Send another message</Button>
      </div>
    </section>
  )
}
