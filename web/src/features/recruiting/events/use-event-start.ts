import type { CoachInList, RecruitingCollege } from '@fieldhouse/contract/recruiting'
import { eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import type { ComboboxOption } from '../../../ui/forms/combobox-field.tsx'
import type { Center } from '../center.ts'
import type { CenterSearch } from '../center-search.ts'
import type { Selection } from '../selection.ts'
import type { EventStart } from './event-draft.ts'

interface EventStartProps {
  center: Center
  search: CenterSearch
  selection: Selection | null
  /** The selected person is known by now, if at all. */
  isReady: boolean
  /** After the package ended, there are no new events. A link with one opens only the person. */
  isReadOnly: boolean
  onSearchChange: ChangeSearch<CenterSearch>
}

/** RCC-03: the event form, opened by hand, by a link, or after a call or email was started. */
export const useEventStart = ({
  center,
  search,
  selection,
  isReady,
  isReadOnly,
  onSearchChange,
}: EventStartProps) => {
  const [start, setStart] = useState<EventStart | null>(null)
  const { event_type } = search
  const linked = event_type === 'call' || event_type === 'email' || event_type === 'sms' ? event_type : null

  const follow = useEffectEvent((type: 'call' | 'email' | 'sms') => {
    if (!isReadOnly) setStart({ type: eventTypes[type], contact: contactOption(center, selection) })
    onSearchChange(({ event_type: _, ...rest }) => rest, true)
  })
  useEffect(() => {
    if (linked && isReady) follow(linked)
  }, [linked, isReady])

  return {
    start,
    open: () => setStart({ contact: contactOption(center, selection) }),
    close: () => setStart(null),
    /** A phone or email program took over. The person may want to log the result. */
    offer: (
      coach: CoachInList,
      { short_name }: Pick<RecruitingCollege, 'short_name'>,
      type: 'call' | 'email',
    ) => {
      if (isReadOnly) return
      const name = `${coach.first_name} ${coach.last_name}`
      const contact = { value: coach.id, label: name, detail: `${coach.position}, ${short_name}` }
      toast(type === 'call' ? `How was the call with ${name}?` : `Did you email ${name}?`, {
        tone: 'info',
        action: {
          label: 'Add to the log',
          onPress: () => setStart({ type: eventTypes[type], contact }),
        },
      })
    },
  }
}

const contactOption = ({ role }: Center, selection: Selection | null): ComboboxOption | undefined =>
  selection
    ? {
        value: selection.contact,
        label: selection.name ?? (role === 'coach' ? 'The picked athlete' : 'The picked coach'),
        detail: selection.college?.name,
      }
    : undefined
