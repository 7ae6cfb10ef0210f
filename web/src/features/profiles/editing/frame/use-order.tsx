import type { ReactNode } from 'react'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type SaveEndpoint, useEditing } from './editing.ts'
import { type Move, moved } from './order.ts'

interface Order {
  isBusy: boolean
  put: (ids: readonly string[]) => void
  /** Whether it is in its new place. */
  move: (id: string, move: Move) => Promise<boolean>
  /** Says where the row is now to who can't see it. */
  status: ReactNode
}

/** Puts the rows of a list in an order. It carries no version: an order can't take anything away from anybody. */
export const useOrder = (
  endpoint: SaveEndpoint,
  rows: readonly { id: string }[],
  body: object = {},
): Order => {
  const { athlete, onPage } = useEditing()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)

  const send = async (wanted: readonly string[], done: string): Promise<boolean> => {
    setBusy(true)
    try {
      const input = { params: { id: athlete.id }, body: { ...body, ids: wanted } } as object
      const { data } = await call(endpoint, input)
      onPage(data)
      setSaid(done)
      toast.saved()
      return true
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'This could not be saved. Please try again.')
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    put: (wanted) => void send(wanted, 'Sorted.'),
    move: (id, way) => {
      const wanted = moved(ids, id, way)
      return send(wanted, `Now in place ${wanted.indexOf(id) + 1} of ${wanted.length}.`)
    },
    status: (
      <span role="status" className="sr-only">
        {said}
      </span>
    ),
  }
}
