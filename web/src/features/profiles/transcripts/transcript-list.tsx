import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { deleteTranscript } from '@fieldhouse/contract/profiles.transcripts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useEditing } from '../editing/frame/editing.ts'
import { paperAddress } from '../papers/paper-address.ts'
import { fileSize } from './file-size.ts'

type Transcript = NonNullable<Athlete['own']>['transcripts'][number]

interface TranscriptListProps {
  transcripts: readonly Transcript[]
  /** The row is gone, together with the focused button. */
  onDeleted: () => void
}

export const TranscriptList = ({ transcripts, onDeleted }: TranscriptListProps) => {
  const { athlete, onPage } = useEditing()
  const [asked, setAsked] = useState<Transcript | null>(null)

  const remove = async ({ id }: Transcript) => {
    const { data } = await call(deleteTranscript, { params: { id: athlete.id, transcript_id: id } })
    onPage(data)
    toast.deleted()
    onDeleted()
  }

  return (
    <>
      <ul className="border-t border-line">
        {transcripts.map((transcript) => {
          const { id, name, size, uploaded_at } = transcript
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-ui"
            >
              <Icon of={FileText} className="text-muted" />
              <div className="min-w-0 grow basis-40">
                <a
                  href={paperAddress(athlete.id, `transcripts/${id}`)}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex items-center font-semibold underline-offset-4 wrap-anywhere hover:underline touch:min-h-11"
                >
                  {name}
                </a>
                <p className="text-small text-muted">
                  {fileSize(size)} · <Day at={uploaded_at} />
                </p>
              </div>
              <Button size="sm" variant="borderless" onClick={() => setAsked(transcript)}>
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this transcript?"
        text={asked?.name}
        buttons={[
          { label: 'Cancel' },
          { label: 'Delete', variant: 'red', onPress: () => asked && remove(asked) },
        ]}
      />
    </>
  )
}
