import type { ReactNode } from 'react'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { type Move, moved } from '../../../../ui/lists/moves.ts'
import { type SaveEndpoint, useEditing } from './editing.ts'

interface Order {
  isBusy: boolean
  put: (ids: readonly string[]) => void
  /** Returns whether it was moved. */
  move: (id: string, move: Move) => Promise<boolean>
  /** Announces the row's new place to screen readers. */
  status: ReactNode
}

/** Reorders the rows of a list. It sends no version, because a new order can't lose anyone's changes. */
export const useOrder = (
  endpoint: SaveEndpoint,
  rows: readonly { id: string }[],
  body: object = {},
): Order => {
  const { athlete, onPage } = useEditing()
  const [said, setSaid] = useState('')
  const ids = rows.map(({ id }) => id)

  const { run, isBusy } = useAction(
    async ({ wanted, done }: { wanted: readonly string[]; done: string }) => {
      const input = { params: { id: athlete.id }, body: { ...body, ids: wanted } } as object
      const { data } = await call(endpoint, input)
      onPage(data)
      setSaid(done)
      toast.saved()
      return true
    },
    { onFault: (error) => toast.error(error.message) },
  )

  return {
    isBusy,
    put: (wanted) => void run({ wanted, done: 'Sorted.' }),
    move: async (id, way) => {
      const wanted = moved(ids, id, way)
      const done = `Now in place ${wanted.indexOf(id) + 1} of ${wanted.length}.`
      return (await run({ wanted, done })) ?? false
    },
    status: (
      <span role="status" className="sr-only">
        {said}
      </span>
    ),
  }
}
