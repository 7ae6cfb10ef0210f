import { type Catalog, type CatalogPackage, updatePackage } from '@fieldhouse/contract/billing.catalog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { keepCatalog } from './catalog.api.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'

interface PackageTextsDialogProps {
  catalog: Catalog
  /** Null while it is closed. */
  offer: CatalogPackage | null
  onClose: () => void
}

/** ADM-03: the name and the tagline of a package. Its address and its invoices stay as they are. */
export const PackageTextsDialog = ({ catalog, offer, onClose }: PackageTextsDialogProps) => (
  <Dialog
    isOpen={offer !== null}
    onClose={onClose}
    size="sm"
    title="Name and tagline"
    description="Families see them at once. Invoices keep the name they were issued with."
  >
    {offer && <TextsForm catalog={catalog} offer={offer} onClose={onClose} />}
  </Dialog>
)

const TextsForm = ({ catalog, offer, onClose }: PackageTextsDialogProps & { offer: CatalogPackage }) => {
  const queryClient = useQueryClient()
  const [isConflict, setConflict] = useState(false)
  const { phase, message, faultOf, formProps } = useForm(
    updatePackage,
    ({ data }) => {
      keepCatalog(queryClient, data)
      toast.saved()
      onClose()
    },
    {
      params: { id: offer.key },
      bodyOf: (values) => ({ ...values, version: catalog.version }),
      onRefused: ({ code }) => setConflict(code === 'packages_changed'),
    },
  )
  return (
    <form {...formProps} className="grid gap-5" aria-label={`Name and tagline of ${offer.name}`}>
      <TextField
        label="Name"
        name="name"
        maxLength={40}
        autoComplete="off"
        isRequired
        defaultValue={offer.name}
        fault={faultOf('name')}
      />
      <TextField
        label="Tagline"
        name="tagline"
        maxLength={80}
        autoComplete="off"
        isRequired
        defaultValue={offer.tagline}
        fault={faultOf('tagline')}
      />
      {isConflict && message ? (
        <ChangedElsewhere message={message} onReloaded={() => setConflict(false)} />
      ) : (
        <p role="alert" className="text-small text-danger empty:hidden">
          {isConflict ? null : message}
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button size="lg" isOutlined onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="lg" isBusy={phase !== 'editing'}>
          Save
        </Button>
      </div>
    </form>
  )
}
