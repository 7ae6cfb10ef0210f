import { markNotices, type Notice } from '@fieldhouse/contract/messaging'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { Ago } from '../../../lib/moments.tsx'
import { InfiniteList } from '../../../ui/data/infinite-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { countedPaths } from '../messaging.api.ts'
import type { useIncoming } from '../use-incoming.ts'
import { PlainLink } from './plain-link.tsx'

interface NoticeListProps {
  incoming: ReturnType<typeof useIncoming>
  onFollow: () => void
}

/** MSG-03: system notices. A shown notice counts as seen. */
export const NoticeList = ({ incoming, onFollow }: NoticeListProps) => {
  const { list, isLoading, hasMore, loadMore } = incoming
  const queryClient = useQueryClient()
  // Newest first.
  const newest = list.system.items.find(({ viewed }) => !viewed)?.id

  const mark = useEffectEvent(async (up_to: string) => {
    // Failures are ignored: they are marked the next time.
    await call(markNotices, { body: { up_to } }).catch(() => undefined)
    await Promise.all(countedPaths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
  })
  useEffect(() => {
    if (newest) void mark(newest)
  }, [newest])

  return (
    <InfiniteList
      label="System messages"
      items={list.system.items}
      itemKey={({ id }) => id}
      hasMore={hasMore.system}
      isLoading={isLoading}
      onLoadMore={loadMore}
      fault={list.fault ?? undefined}
      faultTitle="The messages did not load"
      skeleton={<SkeletonRows rows={3} hasPicture={false} />}
      isScroller
      empty={<EmptyState title="No Messages">What happens in your account will appear here</EmptyState>}
    >
      {(notice) => <NoticeRow notice={notice} onFollow={onFollow} />}
    </InfiniteList>
  )
}

const NoticeRow = ({
  notice: { text, path, viewed, created_at },
  onFollow,
}: {
  notice: Notice
  onFollow: () => void
}) => {
  const content = (
    <>
      <span className="grid min-w-0 grow gap-0.5 text-ui wrap-anywhere">
        <span>
          {!viewed && <span className="sr-only">New: </span>}
          {text}
        </span>
        <Ago at={created_at} now={Date.now()} className="text-micro text-muted" />
      </span>
      {!viewed && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
    </>
  )
  const look = 'flex w-full gap-3 px-5 py-3.5 text-start -outline-offset-2'
  return path ? (
    <PlainLink href={path} onFollow={onFollow} className={`${look} hover:bg-sunken`}>
      {content}
    </PlainLink>
  ) : (
    <p className={look}>{content}</p>
  )
}
