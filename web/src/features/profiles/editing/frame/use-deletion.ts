import { getAthlete } from '@fieldhouse/contract/profiles'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { deleteItem, type ListGroup } from '@fieldhouse/contract/profiles.editing'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useEditing, versionOf } from './editing.ts'

interface Deletion {
  group: ListGroup
  entryId: string
  /** All of the entry's data, or undefined if it is gone. */
  stateOf: (page: Athlete) => unknown
  onDeleted: () => void
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/**
 * PRO-02: deletes an entry in the version that was confirmed. If someone else changed it, the new version is shown
 * first.
 */
export const useDeletion = ({ group, entryId, stateOf, onDeleted }: Deletion) => {
  const { athlete, onPage } = useEditing()
  const [seen, setSeen] = useState<Athlete | null>(null)
  const [isOvertaken, setOvertaken] = useState(false)
  const textOf = (page: Athlete) => JSON.stringify(stateOf(page))

  const take = (page: Athlete) => {
    if (stateOf(page) === undefined) onDeleted()
    onPage(page)
  }

  const remove = async (known: Athlete): Promise<void> => {
    try {
      const { data } = await call(deleteItem, {
        params: { id: athlete.id, group, item_id: entryId },
        query: { version: versionOf(known, group) },
      })
      take(data)
      toast.deleted()
    } catch (error) {
      if (codeOf(error) !== 'not_found' && codeOf(error) !== 'section_changed') throw error
      const { data } = await call(getAthlete, { params: { id: athlete.id } })
      take(data)
      if (stateOf(data) === undefined) return void toast('Someone else already deleted it')
      if (codeOf(error) === 'not_found') throw error
      // They changed another entry of the list, so there is no conflict.
      if (textOf(data) === textOf(known)) return remove(data)
      setSeen(data)
      setOvertaken(true)
      throw new Error('Someone else just changed this. See what’s there now before you delete it.')
    }
  }

  return {
    isAsking: seen !== null,
    /** The current version differs from the confirmed one. */
    isOvertaken,
    ask: () => setSeen(athlete),
    forget: () => {
      setSeen(null)
      setOvertaken(false)
    },
    remove: () => remove(seen ?? athlete),
  }
}
