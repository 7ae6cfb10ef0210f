import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { createTeam, type OpenTeam, renameTeam } from '@fieldhouse/contract/teams.my'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface TeamNameDialogProps {
  isOpen: boolean
  /** The team to rename. Without it, a new one is created. */
  team?: { id: string; name: string } | undefined
  onClose: () => void
  onDone: (team: OpenTeam) => void
}

/** COA-01: the name of a new team, or another name for an old one. */
export const TeamNameDialog = ({ isOpen, team, onClose, onDone }: TeamNameDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    size="sm"
    title={team ? 'Rename the team' : 'Create a team'}
    description={team ? undefined : 'You get a link for athletes and one for coaches, to share or print.'}
  >
    <TeamNameForm team={team} onClose={onClose} onDone={onDone} />
  </Dialog>
)

const TeamNameForm = ({ team, onClose, onDone }: Omit<TeamNameDialogProps, 'isOpen'>) => {
  const { phase, message, faultOf, formProps } = useForm(
    (team ? renameTeam : createTeam) as Endpoint,
    (answer) => onDone((answer as { data: OpenTeam }).data),
    team ? { params: { id: team.id } } : {},
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={team ? 'Rename the team' : 'Create a team'}>
      <TextField
        label="Team name"
        name="name"
        maxLength={80}
        autoComplete="off"
        isRequired
        defaultValue={team?.name ?? ''}
        fault={faultOf('name')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" isBusy={phase !== 'editing'}>
          {team ? 'Save' : 'Create team'}
        </Button>
      </div>
    </form>
  )
}
