import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'
import { EditSection } from './edit-section.tsx'
import { type Fact, type SaveEndpoint, useEditing } from './editing.ts'
import { FactList } from './fact-list.tsx'
import { Invitation } from './invitation.tsx'
import { type FormPart, SectionForm, type Values } from './section-form.tsx'
import { useOpenerFocus } from './use-opener-focus.ts'

interface SingleSectionProps {
  /** Also the group in the contract. */
  id: string
  title: string
  note?: ReactNode
  why: string
  action: string
  endpoint: SaveEndpoint
  factsOf: (page: Athlete) => Fact[]
  bodyOf?: ((values: Values) => Values) | undefined
  alsoCheck?: ((body: Values) => FieldFaults) | undefined
  children: (form: FormPart) => ReactNode
}

/** A section with one value: its facts, or the form that changes it. */
export const SingleSection = ({ id, title, note, why, action, children, ...form }: SingleSectionProps) => {
  const { athlete, open, setOpen } = useEditing()
  const focus = useOpenerFocus()
  const facts = form.factsOf(athlete)
  const start = () => setOpen(id, true)
  const close = () => {
    focus.expect()
    setOpen(id, false)
  }
  return (
    <EditSection id={id} title={title} note={note}>
      {open.has(id) ? (
        <SectionForm {...form} group={id} label={`Edit ${title}`} onClose={close}>
          {children}
        </SectionForm>
      ) : facts.length === 0 ? (
        <Invitation ref={focus.ref} why={why} action={action} onStart={start} />
      ) : (
        <div className="grid justify-items-start gap-6">
          <div className="w-full">
            <FactList facts={facts} />
          </div>
          <Button ref={focus.ref} isOutlined onClick={start}>
            <Icon of={Pencil} size="sm" />
            Edit<span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
    </EditSection>
  )
}
