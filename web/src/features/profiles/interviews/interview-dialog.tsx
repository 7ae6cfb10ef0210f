import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { VideoFrame } from '../../../ui/media/video-frame.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { interviewOrigin } from './interview-labels.ts'

interface InterviewDialogProps {
  /** Null while none is open. */
  interview: Athlete['interviews'][number] | null
  onClose: () => void
}

export const InterviewDialog = ({ interview, onClose }: InterviewDialogProps) => (
  <Dialog
    isOpen={interview !== null}
    onClose={onClose}
    size="lg"
    title={interview?.title ?? ''}
    description={interview && interviewOrigin(interview)}
  >
    {interview && (
      <div className="grid gap-8">
        {interview.video && (
          <div className="aspect-video overflow-hidden rounded-md">
            <VideoFrame video={interview.video} title={interview.title} />
          </div>
        )}
        <dl className="grid max-w-[65ch] gap-6">
          {interview.questions.map(({ question, answer }) => (
            <div key={question} className="grid gap-1.5">
              <dt className="font-semibold wrap-anywhere">{question}</dt>
              <dd className="whitespace-pre-line text-muted wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    )}
  </Dialog>
)
