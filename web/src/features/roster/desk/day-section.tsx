import type { DayItem } from '@fieldhouse/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Ago } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { dayQuery } from '../roster.api.ts'
import { workPath } from '../work-path.ts'
import { needActions } from './desk-words.ts'

/** Shown before the rest is asked for. */
const firstItems = 5

/** COA-02: who needs me today, and why. Each with one button that deals with it. */
export const DaySection = () => {
  const { data, dataUpdatedAt, error, refetch } = useQuery(dayQuery)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const items = data?.data
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <SectionHeading as="h3" count={items?.length || undefined}>
        <span id={id}>Who needs me today</span>
      </SectionHeading>
      {!items && !error && (
        <LoadingRegion>
          <SkeletonRows rows={3} />
        </LoadingRegion>
      )}
      {!items && error && (
        <Notice
          tone="danger"
          title="Your day did not load."
          action={
            <Button size="sm" isOutlined onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {plainReason(error)}
        </Notice>
      )}
      {items?.length === 0 && (
        <p className="border-t border-line pt-4 text-ui text-muted">
          Nobody is waiting for you. New messages and reminders show up here.
        </p>
      )}
      {items && items.length > 0 && (
        <ul aria-labelledby={id} className="border-t border-line">
          {(isWhole ? items : items.slice(0, firstItems)).map((item) => (
            <DayRow key={`${item.user_id} ${item.reason} ${item.since}`} item={item} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
      {items && items.length > firstItems && !isWhole && (
        <p>
          <Button size="sm" isOutlined onClick={() => setWhole(true)}>
            See all {items.length}
          </Button>
        </p>
      )}
    </section>
  )
}

const DayRow = ({ item, now }: { item: DayItem; now: number }) => {
  const { user_id, first_name, last_name, color_theme, jersey_number, reason, text, since, path } = item
  const name = fullName(item)
  return (
    <li data-theme={color_theme} className="desk-aside-row">
      <Avatar firstName={first_name} lastName={last_name} mark={jersey_number} isAccent />
      <div>
        <Link to={workPath(user_id)}>
          <bdi>{name}</bdi>
        </Link>
        <p>{text}</p>
        {/* The other reasons name their day. */}
        {reason === 'unanswered' && (
          <p className="text-micro text-muted first-letter:uppercase">
            <Ago at={since} now={now} />
          </p>
        )}
      </div>
      <LinkButton to={path} size="sm" isOutlined aria-label={`${needActions[reason]}: ${name}, ${text}`}>
        {needActions[reason]}
      </LinkButton>
    </li>
  )
}
