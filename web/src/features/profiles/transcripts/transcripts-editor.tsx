import { transcriptRule } from '@fieldhouse/contract/profiles.transcripts'
import { useRef } from 'react'
import { EditSection } from '../editing/frame/edit-section.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { AccessCode } from './access-code.tsx'
import { TranscriptList } from './transcript-list.tsx'
import { TranscriptRequests } from './transcript-requests.tsx'
import { TranscriptUpload } from './transcript-upload.tsx'

/** PRO-10 in edit mode: the files, the code that opens them, and the requests for it. */
export const TranscriptsEditor = ({ title }: { title: string }) => {
  const { athlete } = useEditing()
  const files = useRef<HTMLHeadingElement>(null)
  if (!athlete.own) return null
  const { transcripts, access_code } = athlete.own
  return (
    <EditSection
      id="transcripts"
      title={title}
      note="Not shown on the page. Your family and your coaches here can read them; everyone else needs the code."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h3 ref={files} tabIndex={-1} className="text-d4 outline-none">
            Files
          </h3>
          {transcripts.length > 0 && (
            <TranscriptList transcripts={transcripts} onDeleted={() => files.current?.focus()} />
          )}
          {transcripts.length < transcriptRule.most ? (
            <TranscriptUpload />
          ) : (
            <p className="text-ui text-muted">{transcriptRule.tooMany}</p>
          )}
        </div>
        <AccessCode code={access_code} />
        <TranscriptRequests athleteId={athlete.id} />
      </div>
    </EditSection>
  )
}
