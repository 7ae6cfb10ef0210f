import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { checkAccessCode, listTranscripts } from '@fieldhouse/contract/profiles.transcripts'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { queryOf } from '../../../lib/api.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { paperAddress } from './paper-address.ts'

interface DownloadPanelProps {
  athlete: Athlete
  /** The initial code. */
  linkedCode?: string | undefined
}

/** PRO-10: immediate downloads for people with access. Everyone else enters the code. */
export const DownloadPanel = ({ athlete, linkedCode }: DownloadPanelProps) => {
  const [code, setCode] = useState<string | null>(null)
  return athlete.can.download || code ? (
    <Files athlete={athlete} code={code} />
  ) : (
    <CodeForm athlete={athlete} linkedCode={linkedCode} onCode={setCode} />
  )
}

interface CodeFormProps extends DownloadPanelProps {
  onCode: (code: string) => void
}

const CodeForm = ({ athlete: { id, slug, first_name }, linkedCode, onCode }: CodeFormProps) => {
  const typed = useRef('')
  const form = useForm(checkAccessCode, () => onCode(typed.current), { params: { id } })
  const { phase, message, faultOf, formProps } = form
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        typed.current = String(new FormData(event.currentTarget).get('code') ?? '').trim()
        formProps.onSubmit(event)
      }}
      aria-label="Open the files"
      className="grid gap-5"
    >
      <TextField
        label="Access code"
        name="code"
        defaultValue={linkedCode}
        hint={`Six characters. ${first_name} and the family decide who gets it.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        isRequired
        fault={faultOf('code')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" isBlock isBusy={phase === 'sending'}>
        Open
      </Button>
      <p className="text-small text-muted">
        No code?{' '}
        <a href={`/${slug}/transcript-request`} className="text-text underline underline-offset-4">
          Ask the family
        </a>
      </p>
    </form>
  )
}

const Files = ({ athlete: { id, has_transcripts }, code }: { athlete: Athlete; code: string | null }) => {
  const input = { params: { id }, query: code ? { code } : {} }
  const { data, isPending, isError } = useQuery({
    ...queryOf(listTranscripts, input),
    enabled: has_transcripts,
  })
  return (
    <div className="grid gap-4">
      <ul>
        <FileLink href={paperAddress(id, 'profile.pdf', code)}>Profile as PDF</FileLink>
        {data?.data.map((transcript) => (
          <FileLink key={transcript.id} href={paperAddress(id, `transcripts/${transcript.id}`, code)}>
            {transcript.name}
          </FileLink>
        ))}
      </ul>
      {has_transcripts && isPending && <SkeletonLines lines={1} />}
      {isError && (
        <p role="alert" className="text-small text-danger">
          The transcripts can’t be listed right now. Please try again.
        </p>
      )}
    </div>
  )
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <li className="border-t border-line last:border-b">
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center gap-3 py-3 font-medium hover:opacity-80"
    >
      <Icon of={FileText} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  </li>
)
