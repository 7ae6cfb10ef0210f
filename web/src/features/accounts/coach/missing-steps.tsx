import type { User } from '@fieldhouse/contract/accounts'
import type { CoachVerification } from '@fieldhouse/contract/colleges.verification'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CoachedTeams } from './coached-teams.tsx'
import { CollegeEmail } from './college-email.tsx'
import { CollegeForm } from './college-form.tsx'
import { canConfirmEmail } from './status-words.ts'

interface MissingStepsProps {
  viewer: Pick<User, 'id'>
  verification: CoachVerification
  as: 'h2' | 'h3'
  /** For an admin who acts as the coach. */
  isLocked: boolean
}

const formWords: Record<'none' | 'refused' | 'paused', { title: string; note: string }> = {
  none: {
    title: 'Tell us where you coach',
    note: 'Is your account’s email at this college? Then you are verified right away. If not, we check it.',
  },
  refused: { title: 'Send it again', note: 'Correct what is wrong, and we will look again.' },
  paused: { title: 'Ask us to check', note: 'Is everything still right? Send it, and we will look again.' },
}

/** What the coach can do to be verified. */
export const MissingSteps = ({ viewer, verification, as, isLocked }: MissingStepsProps) => {
  const { status, teams } = verification
  const canConfirm = canConfirmEmail(verification)
  const form = status === 'none' || status === 'refused' || status === 'paused' ? formWords[status] : null
  const isCoachOfTeam = status === 'none' && teams.length > 0
  if (teams.length === 0 && !canConfirm && !form) return null
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
        {form && isCoachOfTeam && (
          <CollegeInvitation as={as}>
            <CollegeForm {...{ viewer, verification, isLocked }} isSecond={false} />
          </CollegeInvitation>
        )}
        {form && !isCoachOfTeam && (
          <Step as={as} {...form}>
            <CollegeForm {...{ viewer, verification, isLocked }} isSecond={canConfirm} />
          </Step>
        )}
      </div>
    </Card>
  )
}

/** A coach of a team may work at a college, too. */
const CollegeInvitation = ({ as, children }: { as: 'h2' | 'h3'; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Step
      as={as}
      title="Do you coach at a college?"
      note="Verified college coaches see the contact details of all athletes."
    >
      {isOpen ? (
        children
      ) : (
        <div>
          <Button isOutlined onClick={() => setOpen(true)}>
            Add your college
          </Button>
        </div>
      )}
    </Step>
  )
}

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
