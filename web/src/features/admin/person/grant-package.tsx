import type { Person } from '@fieldhouse/contract/admin.person'
import { freeUpgrade } from '@fieldhouse/contract/billing.subscriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { packagesQuery } from '../../../lib/packages.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dialog, preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { refreshUsers } from '../admin.api.ts'

/** ADM-01: gives a package to an athlete who has none. It ends by itself and is never charged. */
export const GrantPackage = ({ person }: { person: Person }) => {
  const [isOpen, setOpen] = useState(false)
  const athletes = person.can.grant_to
  if (athletes.length === 0) return null
  return (
    <>
      <Button isOutlined onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setOpen(true)}>
        <Icon of={Gift} size="sm" />
        Give a package
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={athletes.length === 1 ? `Give ${athletes[0]?.name} a package` : 'Give a package'}
        description="It ends on the day you choose, with an email 7 days before. Nothing is ever charged for it."
        size="sm"
      >
        <GrantForm athletes={athletes} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

interface GrantFormProps {
  athletes: Person['can']['grant_to']
  onDone: () => void
}

const GrantForm = ({ athletes, onDone }: GrantFormProps) => {
  const queryClient = useQueryClient()
  const [athleteId, setAthleteId] = useState(athletes[0]?.user_id ?? '')
  const packages = useQuery(packagesQuery).data?.data ?? []
  const { phase, message, faultOf, formProps } = useForm(
    freeUpgrade,
    () => {
      toast('The package is active. The family gets an email.')
      void refreshUsers(queryClient)
      onDone()
    },
    { params: { id: athleteId }, bodyOf: ({ athlete: _, ...values }) => values },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label="Give a package">
      {athletes.length > 1 && (
        <SelectField
          label="Athlete"
          name="athlete"
          value={athleteId}
          onValueChange={setAthleteId}
          options={athletes.map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
      )}
      <SelectField
        label="Package"
        name="package_key"
        placeholder="Choose a package"
        isRequired
        options={packages.map(({ key, name }) => ({ value: key, label: name }))}
        fault={faultOf('package_key')}
      />
      <DateField
        label="First day without it"
        name="ends_on"
        isFutureAllowed
        isRequired
        fault={faultOf('ends_on')}
      />
      <TextField
        label="Reason"
        name="reason"
        maxLength={200}
        autoComplete="off"
        isRequired
        hint="For the audit log. The family doesn’t see it."
        fault={faultOf('reason')}
      />
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
        Give the package
      </Button>
    </form>
  )
}
