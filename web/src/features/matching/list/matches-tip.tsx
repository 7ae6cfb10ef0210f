import { type MatchOverview, markTipShown } from '@fieldhouse/contract/matching'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { overviewQuery } from '../matches.api.ts'

interface MatchesTipProps {
  id: string
  isShown: boolean
}

/** BCM-02: shown at the first visit. Closing it, by a press or by Escape, marks it as shown. */
export const MatchesTip = ({ id, isShown }: MatchesTipProps) => {
  const queryClient = useQueryClient()
  const [isClosed, setClosed] = useState(false)
  const isOpen = !isShown && !isClosed

  const close = async () => {
    setClosed(true)
    try {
      await call(markTipShown, { params: { id } })
      queryClient.setQueryData<{ data: MatchOverview }>(
        overviewQuery(id).queryKey,
        (known) => known && { data: { ...known.data, tip_shown: true } },
      )
    } catch {
      // It is shown again at the next visit. That does no harm.
    }
  }

  useEffect(() => {
    if (!isOpen) return
    const closeByKey = (event: KeyboardEvent) => {
      // An open menu or dialog takes the key first.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="menu"], [role="dialog"]')
      )
        void close()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  })

  if (!isOpen) return null
  return (
    <div className="border-b border-line px-5 py-4 @3xl:px-10">
      <Notice title="Every number can be checked" dismissText="Close the tip" onDismiss={() => void close()}>
        Open a college to see how its score adds up. Switch a must-have off to see what comes back, press the
        heart to keep a college, and the columns to compare up to four.
      </Notice>
    </div>
  )
}
