import { addMedia } from '@fieldhouse/contract/profiles.media'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { faultsOf, loadRules } from '../../../lib/rules.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { SaveFooter } from '../../../ui/forms/save-footer.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { FieldGrid } from '../editing/fields/field-grid.tsx'
import { useUnsaved } from '../editing/frame/use-unsaved.ts'
import { faultWords } from './fault-labels.ts'
import { usePictureChange } from './use-picture-change.ts'

interface Told {
  link?: string
  /** The field's text before it was cleared. */
  cleared?: string
  message?: string
}

/** PRO-05: adds a video by its link. An invalid link is cleared with an error, and stays readable below. */
export const FilmForm = ({ onClose }: { onClose: () => void }) => {
  const change = usePictureChange('gallery')
  const form = useRef<HTMLFormElement>(null)
  const link = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<Told>({})
  const [isAsking, setAsking] = useState(false)
  const isChanged = useUnsaved(form)
  useEffect(() => link.current?.focus(), [])

  const refuseLink = (fault: string, text: string) => {
    if (link.current) link.current.value = ''
    setTold({ link: fault, cleared: text })
    link.current?.focus()
  }

  const send = async (body: { link: string; title: string }) => {
    const [fault] = faultsOf(await loadRules(addMedia), body).link ?? []
    if (fault) return refuseLink(fault, body.link)
    await change(addMedia, { body })
    toast.saved()
    onClose()
  }
  const { run, isBusy } = useAction(send, {
    onFault: (error) => {
      const [fault] = (error instanceof ApiError && error.errors.link) || []
      setTold(fault ? { link: fault } : { message: faultWords(error) })
      if (fault) link.current?.focus()
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void run({ link: String(fields.get('link')).trim(), title: String(fields.get('title')) })
  }

  const cancel = () => (isChanged() ? setAsking(true) : onClose())

  return (
    <>
      <form
        ref={form}
        noValidate
        method="post"
        aria-label="Add a video"
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          // The same press must not close the question that it opens.
          event.stopPropagation()
          cancel()
        }}
        className="grid min-w-0 gap-6"
      >
        <div>
          <FieldGrid>
            <TextField
              ref={link}
              label="Link"
              name="link"
              isRequired
              inputMode="url"
              autoComplete="off"
              placeholder="Paste link with media"
              hint="From YouTube, Vimeo or Hudl, or to an mp4"
              fault={told.link}
            />
            <TextField label="Title" name="title" maxLength={120} />
          </FieldGrid>
          {told.cleared && (
            <p className="mt-2 text-small text-muted wrap-anywhere">You pasted {told.cleared}</p>
          )}
        </div>
        <p role="alert" className="text-small text-danger empty:hidden">
          {told.message}
        </p>
        <SaveFooter onCancel={cancel} isBusy={isBusy} />
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Discard your changes?"
        text="What you typed here is not saved yet."
        buttons={[{ label: 'Keep editing' }, { label: 'Discard', variant: 'red', onPress: onClose }]}
      />
    </>
  )
}
