import type { FieldFaults } from '@fieldhouse/contract/errors'
import { getAthlete } from '@fieldhouse/contract/profiles'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../../../lib/api.ts'
import type { ApiError } from '../../../../lib/api-error.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { useForm } from '../../../../lib/use-form.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SaveFooter } from '../../../../ui/forms/save-footer.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { type Fact, type SaveEndpoint, useEditing, versionOf } from './editing.ts'
import { focusFirstField } from './focus-first-field.ts'
import { useUnsaved } from './use-unsaved.ts'

export type Values = Record<string, unknown>

export type FaultOf = (field: string) => string | undefined

export interface FormPart {
  faultOf: FaultOf
  /** The page when the form was opened, so typed text does not change by itself. */
  page: Athlete
}

interface SectionFormProps {
  endpoint: SaveEndpoint
  /** Extra path parameters, besides the athlete. */
  params?: Record<string, string> | undefined
  /** The section whose version is sent. */
  group: string
  /** What is edited, for screen readers: `Edit quote`. */
  label: string
  /** The changed entry. Undefined for a new entry, or if the section is not a list. */
  entryId?: string | undefined
  /** What the page has of it: null if the entry is gone, empty for a new entry. */
  factsOf: (page: Athlete) => readonly Fact[] | null
  /** All of its data, if that is more than its facts. */
  stateOf?: ((page: Athlete) => unknown) | undefined
  bodyOf?: ((values: Values) => Values) | undefined
  alsoCheck?: ((body: Values) => FieldFaults) | undefined
  onClose: () => void
  children: (form: FormPart) => ReactNode
}

/** An open list or calendar handles Escape itself. */
const isEscapeOfForm = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) =>
  key === 'Escape' &&
  !defaultPrevented &&
  target instanceof HTMLElement &&
  currentTarget.contains(target) &&
  target.getAttribute('aria-expanded') !== 'true'

/**
 * PRO-02: the editor of one section, or of one entry. Typed text stays until it is saved or discarded on purpose. If
 * someone else saved first, the person sees both versions and chooses.
 */
export const SectionForm = ({
  endpoint,
  params,
  group,
  label,
  entryId,
  factsOf,
  stateOf,
  bodyOf,
  alsoCheck,
  onClose,
  children,
}: SectionFormProps) => {
  const { athlete, onPage } = useEditing()
  const form = useRef<HTMLFormElement>(null)
  const textOf = (known: Athlete) => JSON.stringify([factsOf(known), stateOf?.(known)])
  const base = useRef({
    id: entryId,
    version: versionOf(athlete, group),
    text: textOf(athlete),
  })
  const [theirs, setTheirs] = useState<{ facts: readonly Fact[] | null }>()
  const [page] = useState(athlete)
  const [isAsking, setAsking] = useState(false)
  const isChanged = useUnsaved(form)

  /** Saves next to this form in the meantime are fine if they did not change what is edited here. */
  const seenVersion = () =>
    textOf(athlete) === base.current.text
      ? Math.max(base.current.version, versionOf(athlete, group))
      : base.current.version

  const compare = async () => {
    const { data } = await call(getAthlete, { params: { id: athlete.id } })
    const facts = factsOf(data)
    const isSame = textOf(data) === base.current.text
    base.current = {
      id: facts === null ? undefined : entryId,
      version: versionOf(data, group),
      text: textOf(data),
    }
    onPage(data)
    // They changed another entry of the list, so there is no conflict.
    if (isSame) form.current?.requestSubmit()
    else setTheirs({ facts })
  }

  /** A conflict is only certain after comparing both versions. Until then nothing is shown. */
  const { run: runCompare, isBusy: isComparing } = useAction(compare)
  const settle = ({ code }: ApiError) => {
    if (code === 'section_changed') void runCompare()
  }

  const { phase, message, faultOf, formProps } = useForm(
    endpoint,
    ({ data }) => {
      onPage(data)
      toast.saved()
      onClose()
    },
    {
      params: { ...params, id: athlete.id },
      bodyOf: (values) => ({
        ...(bodyOf?.(values) ?? values),
        version: seenVersion(),
        ...(base.current.id && { id: base.current.id }),
      }),
      alsoCheck,
      onRefused: settle,
    },
  )

  useEffect(() => focusFirstField(form.current), [])

  const cancel = () => (isChanged() ? setAsking(true) : onClose())

  return (
    <>
      <form
        {...formProps}
        ref={(element) => {
          formProps.ref(element)
          form.current = element
        }}
        aria-label={label}
        onKeyDown={(event) => {
          formProps.onKeyDown(event)
          if (!isEscapeOfForm(event)) return
          event.preventDefault()
          // Otherwise the question it opens would take the same press as its answer.
          event.stopPropagation()
          cancel()
        }}
        className="grid min-w-0 gap-6"
      >
        {theirs && (
          <ConflictNotice
            facts={theirs.facts}
            onTakeTheirs={onClose}
            onSaveMine={() => {
              setTheirs(undefined)
              form.current?.requestSubmit()
            }}
          />
        )}
        {children({ faultOf, page })}
        <p role="alert" className="text-small text-danger empty:hidden">
          {!theirs && !isComparing && message}
        </p>
        <SaveFooter onCancel={cancel} isBusy={phase !== 'editing' || isComparing} />
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
