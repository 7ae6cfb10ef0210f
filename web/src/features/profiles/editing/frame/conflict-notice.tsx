import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { Fact } from './editing.ts'
import { FactList } from './fact-list.tsx'

interface ConflictNoticeProps {
  /** The current version, or null if someone deleted it. */
  facts: readonly Fact[] | null
  onSaveMine: () => void
  onTakeTheirs: () => void
}

/** PRO-02: two people changed the same section. The second one decides and loses nothing. */
export const ConflictNotice = ({ facts, onSaveMine, onTakeTheirs }: ConflictNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice
        tone="warning"
        isAlert
        title="Someone else changed this while you were editing"
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button size="sm" isOutlined onClick={onTakeTheirs}>
              Use theirs
            </Button>
            <Button size="sm" onClick={onSaveMine}>
              Save mine anyway
            </Button>
          </div>
        }
      >
        <p>
          {facts === null
            ? 'They deleted this entry. What you typed is still here.'
            : 'What you typed is still below. This is what is there now:'}
        </p>
        {facts !== null && (
          <div className="mt-3">
            {facts.length > 0 ? <FactList facts={facts} /> : <p>Nothing. They cleared it.</p>}
          </div>
        )}
      </Notice>
    </div>
  )
}
