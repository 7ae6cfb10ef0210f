import type { ReactNode } from 'react'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { useAction } from '../../../../lib/use-action.ts'
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
