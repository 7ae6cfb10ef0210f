import { pauseCoach, refuseCoach } from '@fieldhouse/contract/colleges.verification'
import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { refuseTeamCoach } from '@fieldhouse/contract/teams.coaches'
import { type RefObject, useRef } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { ReviewAction } from './review-actions.ts'
import { isOutdated, tellOutdated } from './review-decisions.ts'
import { actionNames } from './review-labels.ts'

interface Reviewed {
  user_id: string
  first_name: string
  last_name: string
  team: { id: string; name: string } | null
}

interface ReasonDialogProps {
  /** Null while it is closed. */
  asked: { action: Exclude<ReviewAction, 'approve'>; review: Reviewed } | null
  onClose: () => void
  onDone: () => void
  /** It was already decided. */
  onOutdated: () => void
  /** Gets the focus when the row is gone. */
  returnTo: RefObject<HTMLElement | null>
}

const askedTitle = ({
  action,
  review: { first_name, last_name },
}: NonNullable<ReasonDialogProps['asked']>) =>
  action === 'pause' ? `Second review for ${first_name} ${last_name}` : `Refuse ${first_name} ${last_name}`

const askedDescription = ({ action, review }: NonNullable<ReasonDialogProps['asked']>): string => {
  const { first_name, team } = review
  if (action === 'pause')
    return `${first_name}’s access pauses right away. It comes back with the next approval, or once ${first_name} confirms the college email again.`
  return team
    ? `${first_name} can’t see or message the athletes of ${team.name}.`
    : `${first_name} keeps seeing what visitors see, and can correct the details and ask again.`
}

/** A refusal or a pause. It needs a reason. Typed text is still there when the dialog opens again. */
export const ReasonDialog = ({ asked, onClose, returnTo, ...outcome }: ReasonDialogProps) => {
  const drafts = useRef(new Map<string, string>())
  const key = asked ? `${asked.action} ${asked.review.user_id} ${asked.review.team?.id ?? ''}` : ''
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      returnTo={returnTo}
      size="sm"
      title={asked ? askedTitle(asked) : ''}
      description={asked && askedDescription(asked)}
    >
      {asked && (
        <ReasonForm
          key={key}
          asked={asked}
          draft={drafts.current.get(key) ?? ''}
          onDraft={(text) => drafts.current.set(key, text)}
          onClose={onClose}
          {...outcome}
        />
      )}
    </Dialog>
  )
}

interface ReasonFormProps extends Omit<ReasonDialogProps, 'returnTo'> {
  asked: NonNullable<ReasonDialogProps['asked']>
  draft: string
  onDraft: (text: string) => void
}

const callOf = ({ action, review: { user_id, team } }: ReasonFormProps['asked']) => {
  if (team) return { endpoint: refuseTeamCoach as Endpoint, params: { team_id: team.id, user_id } }
  return { endpoint: (action === 'pause' ? pauseCoach : refuseCoach) as Endpoint, params: { user_id } }
}

const ReasonForm = ({ asked, draft, onDraft, onClose, onDone, onOutdated }: ReasonFormProps) => {
  const { endpoint, params } = callOf(asked)
  const { phase, message, faultOf, formProps } = useForm(
    endpoint,
    () => {
      onDraft('')
      onDone()
    },
    {
      params,
      onRefused: (error) => {
        if (!isOutdated(error)) return
        tellOutdated(error)
        onOutdated()
      },
    },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={actionNames[asked.action]}>
      <TextArea
        label="Reason"
        name="reason"
        rows={4}
        maxLength={500}
        isRequired
        hint="The coach will read it."
        defaultValue={draft}
        onValueChange={onDraft}
        fault={faultOf('reason')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="lg"
          variant={asked.action === 'refuse' ? 'red' : 'default'}
          isBusy={phase !== 'editing'}
        >
          {actionNames[asked.action]}
        </Button>
      </div>
    </form>
  )
}
