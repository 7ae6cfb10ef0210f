import type { User } from '@fieldhouse/contract/accounts'
import { activateUser } from '@fieldhouse/contract/accounts.sign-up'
import { useReducer } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'
import { useOpening } from '../login/use-opening.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { RoleCodeScreen } from './role-code-screen.tsx'
import { forgetRoleDraft, readRoleDraft, saveRoleWaiting } from './role-draft.ts'
import { RoleForm } from './role-form.tsx'
import { type RoleStep, roleStepAfterReload, roleStepReducer } from './role-steps.ts'

interface SelectRoleDialogProps {
  isOpen: boolean
  viewer: User
  start: SignUpStart
  onClose: () => void
  onActivated: () => void
  onSignOut: () => void
}

const roleTitles: Record<RoleStep['name'], string> = {
  form: 'Tell Us About Yourself',
  code: 'Check Your Email',
  activating: 'Almost There',
  failed: 'Almost There',
}

/** ACC-13: a person from a network chooses a role, proves an address if none is proven, and starts. */
export const SelectRoleDialog = (props: SelectRoleDialogProps) => (
  <RoleSelection key={useOpening(props.isOpen)} {...props} />
)

const RoleSelection = ({ isOpen, viewer, start, onClose, onActivated, onSignOut }: SelectRoleDialogProps) => {
  const [step, dispatch] = useReducer(roleStepReducer, viewer, ({ id, email_verified }) =>
    roleStepAfterReload(email_verified ? undefined : readRoleDraft(id).waiting),
  )
  const title = roleTitles[step.name]

  const activate = async () => {
    dispatch({ type: 'activating' })
    try {
      await call(activateUser, {})
      forgetRoleDraft()
      onActivated()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch({ type: 'failed', message: error.message })
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} isTitleHidden isFlush closesOutside={false}>
      {/* It stays mounted with its text, for a person who returns to correct it. */}
      <div hidden={step.name !== 'form'}>
        <RoleForm
          title={roleTitles.form}
          {...{ viewer, start, onSignOut }}
          isShown={step.name === 'form'}
          onSaved={(saved) => {
            dispatch({ type: 'saved', ...saved })
            if (saved.needsCode) saveRoleWaiting(viewer.id, { userId: saved.userId, email: saved.email })
            else void activate()
          }}
        />
      </div>
      {step.name === 'code' && (
        <RoleCodeScreen
          title={title}
          userId={step.userId}
          email={step.email}
          onVerified={() => void activate()}
          onAddressWrong={() => {
            saveRoleWaiting(viewer.id, null)
            dispatch({ type: 'address-wrong' })
          }}
        />
      )}
      {step.name === 'activating' && (
        <Screen key="activating" title={title}>
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner />
            We are setting up your account.
          </p>
        </Screen>
      )}
      {step.name === 'failed' && (
        <Screen key="failed" title={title}>
          <Failure message={step.message} />
          <Button size="lg" isBlock onClick={() => void activate()}>
            Try again
          </Button>
          <p className="justify-self-center">
            <TextButton onClick={() => dispatch({ type: 'went-back' })}>Back to the form</TextButton>
          </p>
        </Screen>
      )}
    </Dialog>
  )
}
