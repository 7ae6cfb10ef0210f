import type { User } from '@fieldhouse/contract/accounts'
import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useArrivalFocus } from '../login/use-arrival-focus.ts'
import { CoachedTeams } from './coached-teams.tsx'
import { CollegeEmail } from './college-email.tsx'
import { CollegeForm } from './college-form.tsx'
import { canConfirmEmail, isTeamUnsaid } from './status-labels.ts'
import { TeamQuestion } from './team-question.tsx'

interface MissingStepsProps {
  viewer: Pick<User, 'id'>
  verification: CoachVerification
  as: 'h2' | 'h3'
  /** A verified coach confirms the college email every year. */
  isReviewDue: boolean
  /** For an impersonating admin. */
  isLocked: boolean
}

const formWords: Record<CoachVerification['status'], { title: string; note: string }> = {
  none: {
    title: 'Tell us where you coach',
    note: 'Is your account’s email at this college? Then you are verified right away. If not, we check it.',
  },
  pending: { title: 'Is something wrong?', note: 'You can still change what you sent us.' },
  verified: {
    title: 'Did you change jobs?',
    note: 'A new college has to be confirmed. Until then, you see what every visitor sees.',
  },
  refused: { title: 'Send it again', note: 'Correct what is wrong, and we will look again.' },
  paused: { title: 'Ask us to check', note: 'Is everything still right? Send it, and we will look again.' },
}

const ofTeamWords = {
  title: 'Do you coach at a college?',
  note: 'Verified college coaches see the contact details of all athletes.',
}

/** What the coach can do to get or stay verified. */
export const MissingSteps = ({ viewer, verification, as, isReviewDue, isLocked }: MissingStepsProps) => {
  const { status, teams } = verification
  const canConfirm = canConfirmEmail(verification) && (status !== 'verified' || isReviewDue)
  const isOfTeam = status === 'none' && teams.length > 0
  const words = isOfTeam ? ofTeamWords : formWords[status]
  const form = { viewer, verification, isLocked, isSecond: canConfirm }
  const isFolded = isOfTeam || status === 'pending' || status === 'verified'
  return (
    <Card isFlush>
      <div className="grid divide-y divide-line *:p-5 sm:*:p-7">
        {teams.length > 0 && (
          <Step as={as} title={teams.length === 1 ? 'Your team' : 'Your teams'}>
            <CoachedTeams teams={teams} />
          </Step>
        )}
        {canConfirm && (
          <Step
            as={as}
            title="Confirm your college email"
            note="The quickest way: enter the code we send you, and you are verified."
          >
            <CollegeEmail {...{ viewer, verification, isLocked }} />
          </Step>
        )}
        {isTeamUnsaid(verification) && (
          <Step
            as={as}
            title="Which team do you coach?"
            note="Your results begin with its athletes, and their families see you among their contacts."
          >
            <TeamQuestion verification={verification} isLocked={isLocked} />
          </Step>
        )}
        <Step as={as} {...words}>
          {isFolded ? (
            <Folded label={isOfTeam ? 'Add your college' : 'Change'}>
              {(fold) => <CollegeForm {...form} onSent={fold} />}
            </Folded>
          ) : (
            <CollegeForm {...form} />
          )}
        </Step>
      </div>
    </Card>
  )
}

interface FoldedProps {
  label: string
  children: (fold: () => void) => ReactNode
}

/** A form that is not the next step. When it opens or closes, the focus stays with it. */
const Folded = ({ label, children }: FoldedProps) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen)
    return (
      <Opened>
        {children(() => {
          setOpen(false)
          setWasOpen(true)
        })}
      </Opened>
    )
  return (
    <div>
      <Button isOutlined autoFocus={wasOpen} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  )
}

const Opened = ({ children }: { children: ReactNode }) => (
  <div ref={useArrivalFocus<HTMLDivElement>()}>{children}</div>
)

interface StepProps {
  as: 'h2' | 'h3'
  title: string
  note?: string
  children: ReactNode
}

const Step = ({ as: Heading, title, note, children }: StepProps) => (
  <section className="grid gap-4">
    <div className="grid gap-1.5">
      <Heading className="text-d4">{title}</Heading>
      {note && <p className="text-ui text-pretty text-muted">{note}</p>}
    </div>
    {children}
  </section>
)
