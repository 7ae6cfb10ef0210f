import type { User } from '@fieldhouse/contract/accounts'
import type { Delivery } from '@fieldhouse/contract/profiles.contact'
import { sendTranscriptRequest } from '@fieldhouse/contract/profiles.transcripts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useHashValue } from '../../../lib/use-hash-value.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DownloadPanel } from '../papers/download-panel.tsx'
import { athleteQuery } from '../profiles.api.ts'

interface TranscriptRequestPageProps {
  /** The athlete's slug or id. */
  id: string
  viewer: User | null
  /** The known facts about a verified coach. */
  coach?: { college: string | null; email: string | null } | null
}

/** PRO-10, /{athleteId}/transcript-request: a coach asks the family for the access code here, and uses it here. */
export const TranscriptRequestPage = ({ id, viewer, coach = null }: TranscriptRequestPageProps) => {
  const athlete = useSuspenseQuery(athleteQuery(id)).data.data
  const name = fullName(athlete)
  const linkedCode = useHashValue('code', /^[0-9A-Za-z]{6}$/)
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 pb-20 sm:pt-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-6 md:sticky md:top-10 md:self-start">
        <h1 className="text-d1 wrap-anywhere">
          {linkedCode ? 'The family said yes' : 'Request a transcript'}
        </h1>
        <p className="max-w-[36ch] text-lead text-muted wrap-anywhere">
          {linkedCode
            ? `Your access code is filled in. Press Open to see ${name}’s files.`
            : `${name} and the family decide who sees grades. If they say yes, we’ll email you an access code.`}
        </p>
        <p>
          <a
            href={`/${athlete.slug}`}
            className="inline-flex items-center text-ui underline underline-offset-4 wrap-anywhere touch:min-h-11"
          >
            Back to {name}
          </a>
        </p>
      </div>
      {linkedCode ? (
        <div>
          <Card>
            <DownloadPanel athlete={athlete} linkedCode={linkedCode} />
          </Card>
        </div>
      ) : (
        <RequestForm athleteId={athlete.id} viewer={viewer} coach={coach} />
      )}
    </section>
  )
}

type RequestFormProps = Required<Omit<TranscriptRequestPageProps, 'id'>> & { athleteId: string }

const RequestForm = ({ athleteId, viewer, coach }: RequestFormProps) => {
  const [delivery, setDelivery] = useState<Delivery>('now')
  const form = useForm(sendTranscriptRequest, ({ data }) => setDelivery(data.delivery), {
    params: { id: athleteId },
  })
  const { phase, message, faultOf, formProps } = form
  const isReady = useHydrated()
  if (phase === 'sent') return <RequestSent delivery={delivery} />
  return (
    <Card isFlush>
      <form {...formProps} aria-label="Request a transcript" className="grid gap-5 p-5 sm:p-8">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          isRequired
          defaultValue={viewer ? `${viewer.first_name} ${viewer.last_name}`.trim() : undefined}
          fault={faultOf('name')}
        />
        <TextField
          label="College or team"
          name="college"
          autoComplete="organization"
          isRequired
          defaultValue={coach?.college ?? undefined}
          fault={faultOf('college')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="The access code is sent here."
          isRequired
          defaultValue={coach?.email ?? viewer?.email ?? undefined}
          fault={faultOf('email')}
        />
        <TextArea
          label="Why you’re asking"
          name="reason"
          rows={5}
          maxLength={2000}
          isRequired
          fault={faultOf('reason')}
        />
        <p role="alert" className="text-small text-danger empty:hidden">
          {message}
        </p>
        <noscript>
          <p>This form needs JavaScript. Please turn it on to send your request.</p>
        </noscript>
        <div>
          <Button
            type="submit"
            size="lg"
            disabled={!isReady}
            data-needs-scripts=""
            isBusy={phase === 'sending'}
          >
            {phase === 'sending' ? 'Sending…' : 'Send request'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const RequestSent = ({ delivery }: { delivery: Delivery }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div aria-live="polite" className="grid content-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-d2 outline-none">
        {delivery === 'now' ? 'Your request is with the family.' : 'Your request is saved.'}
      </h2>
      <p className="text-muted">
        {delivery === 'digest' &&
          'This family gets a lot of messages today. Yours is saved, and they will see it in their daily summary. '}
        You’ll get their answer by email.
      </p>
    </div>
  )
}
