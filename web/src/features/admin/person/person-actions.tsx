import { deleteUser } from '@fieldhouse/contract/admin'
import type { Person } from '@fieldhouse/contract/admin.person'
import {
  endUserSessions,
  markSerosAthlete,
  markVipUser,
  sendResetLink,
} from '@fieldhouse/contract/admin.users'
import { useQueryClient } from '@tanstack/react-query'
import { History, KeyRound, type LucideIcon, Pencil, Sparkles, Star, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { counted } from '../../../lib/counted.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshUsers } from '../admin.api.ts'
import { RestoreButton } from '../components/restore-button.tsx'
import { AssignCoaches } from './assign-coaches.tsx'
import { EditPerson } from './edit-person.tsx'
import { PersonSection } from './person-section.tsx'

type Asked = 'edit' | 'assign' | 'sessions' | 'delete'

interface ActionButtonProps {
  icon: LucideIcon
  label: string
  onPress: () => unknown
}

/** Works once at a time, and says why it was refused. */
const ActionButton = ({ icon, label, onPress }: ActionButtonProps) => {
  const { run, isBusy } = useAction(async () => onPress(), {
    onFault: (error) => toast.error(plainReason(error)),
  })
  return (
    <Button isOutlined isBlock isBusy={isBusy} onClick={() => void run()}>
      <Icon of={icon} size="sm" />
      {label}
    </Button>
  )
}

/** ADM-01: everything staff can do with one account. What they may not do is not offered. */
export const PersonActions = ({ person }: { person: Person }) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { id, can, is_vip, page } = person
  const params = { id }
  const after = async (text: string) => {
    toast(text)
    await refreshUsers(queryClient)
  }
  const sendLink = async () => {
    const { data } = await call(sendResetLink, { params })
    toast(`The link to choose a new password is on its way to ${data.email}.`)
  }
  const markVip = async () => {
    const { data } = await call(markVipUser, { params, body: { value: !is_vip } })
    await after(data.value ? `${fullName(person)} is marked as VIP.` : 'The VIP mark is gone.')
  }
  const markSeros = async () => {
    const { data } = await call(markSerosAthlete, { params, body: { value: !page?.is_seros } })
    await after(data.value ? 'The page is premium now.' : 'The page is no longer premium.')
  }
  const endSessions = async () => {
    const { data } = await call(endUserSessions, { params })
    await after(`${counted(data.ended, 'session')} ended.`)
  }
  const remove = async () => {
    await call(deleteUser, { params })
    await after(`The account of ${fullName(person)} is deleted. You can restore it for 30 days.`)
  }
  return (
    <PersonSection title="Actions">
      <div className="grid gap-3">
        {can.edit && <ActionButton icon={Pencil} label="Edit" onPress={() => setAsked('edit')} />}
        {can.reset_password && <ActionButton icon={KeyRound} label="Send a reset link" onPress={sendLink} />}
        {can.end_sessions && (
          <ActionButton icon={History} label="End all sessions" onPress={() => setAsked('sessions')} />
        )}
        {can.mark && (
          <ActionButton icon={Star} label={is_vip ? 'Unmark VIP' : 'Mark as VIP'} onPress={markVip} />
        )}
        {can.seros && (
          <ActionButton
            icon={Sparkles}
            label={page?.is_seros ? 'Take premium away' : 'Make the page premium'}
            onPress={markSeros}
          />
        )}
        {can.assign && (
          <ActionButton icon={Users} label="Assign to coaches" onPress={() => setAsked('assign')} />
        )}
        {person.sign_in_note && <p className="text-small text-muted">{person.sign_in_note}</p>}
        <RestoreButton user={person} />
        {can.delete && (
          <div className="grid gap-2 border-t border-line pt-4">
            <div>
              <Button
                variant="red"
                isOutlined
                onPointerEnter={preloadConfirmDialog}
                onFocus={preloadConfirmDialog}
                onClick={() => setAsked('delete')}
              >
                <Icon of={Trash2} size="sm" />
                Delete account
              </Button>
            </div>
            <p className="text-small text-muted">
              Can be undone for 30 days. Invoices stay, without the name.
            </p>
          </div>
        )}
      </div>
      <EditPerson person={person} isOpen={asked === 'edit'} onClose={close} />
      <AssignCoaches person={person} isOpen={asked === 'assign'} onClose={close} />
      <ConfirmDialog
        isOpen={asked === 'sessions'}
        onClose={close}
        title="End all sessions?"
        text={`${fullName(person)} is signed out on every device, and can sign in again.`}
        buttons={[{ label: 'Cancel' }, { label: 'End all sessions', variant: 'red', onPress: endSessions }]}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={close}
        title={`Delete the account of ${fullName(person)}?`}
        text="They are signed out at once, the page is hidden, and the package ends. You can restore the account for 30 days. Then it is erased."
        buttons={[{ label: 'Keep it' }, { label: 'Delete', variant: 'red', onPress: remove }]}
      />
    </PersonSection>
  )
}
