import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import { InterviewDialog } from '../interviews/interview-dialog.tsx'
import { interviewOrigin } from '../interviews/interview-labels.ts'
import type { SectionProps } from './section-props.ts'

type Interview = Athlete['interviews'][number]

/** PRO-07: each opens in its own popup. */
export const InterviewSection = ({ athlete: { interviews } }: Pick<SectionProps, 'athlete'>) => {
  const [opened, setOpened] = useState<Interview | null>(null)
  if (interviews.length === 0) return null
  return (
    <ProfileSection title="Interviews">
      <ul>
        {interviews.map((interview) => (
          <li
            key={interview.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4.5 last:border-b"
          >
            <span className="grid min-w-0 flex-1 basis-60 gap-1.5">
              <h3 className="text-d3 wrap-anywhere">{interview.title}</h3>
              <span className="text-small text-muted wrap-anywhere">{interviewOrigin(interview)}</span>
            </span>
            <Button
              isOutlined
              aria-haspopup="dialog"
              aria-label={`${interview.video ? 'Watch' : 'Read'}: ${interview.title}`}
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => setOpened(interview)}
            >
              {interview.video ? 'Watch' : 'Read'}
            </Button>
          </li>
        ))}
      </ul>
      <InterviewDialog interview={opened} onClose={() => setOpened(null)} />
    </ProfileSection>
  )
}
