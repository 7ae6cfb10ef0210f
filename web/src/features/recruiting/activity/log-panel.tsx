import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import type { Center } from '../center.ts'
import type { LogTab } from '../center-search.ts'
import { useArrivingFocus } from '../components/use-arriving-focus.ts'
import type { ShownCounts } from '../unread.ts'
import { emptyLogWords, logTabNames, tabsFor } from './activity-labels.ts'
import { type EventsQuery, EventsTab } from './events-tab.tsx'
import type { LogScope } from './log-scope.ts'
import { LogsTab } from './logs-tab.tsx'

export type ScopeName = 'everyone' | 'college' | 'person'

export interface LogPanelProps {
  center: Center
  tab: LogTab
  log: EventsQuery
  scope: LogScope
  /** What the log can be narrowed to besides everyone, by name. */
  scopes: readonly { value: ScopeName; label: string }[]
  scopeName: ScopeName
  /** The selected person, for the empty text. */
  pickedName: string | null
  unread: ShownCounts
  /** The guide shows it, so it does not count as read. */
  isOfGuide: boolean
  onScope: (scope: ScopeName) => void
  onTab: (tab: LogTab) => void
  onPick: (event: ActivityEvent) => void
  /** After the package ended, nothing can be added. */
  isReadOnly: boolean
  onAdd: () => void
  onClose: () => void
}

/** RCC-02: the activity log. Its tab is in the address. */
export const LogPanel = (props: LogPanelProps) => {
  const { center, tab, log, scopes, scopeName, unread, onScope, onTab, onClose } = props
  const heading = useArrivingFocus<HTMLHeadingElement>()
  const total = tab === 'log' ? undefined : log.data?.pages[0]?.data.totals[tab]
  return (
    <>
      <header className="flex min-h-19 items-center gap-3 px-5 py-3">
        <span className="-ms-2.5 lg:hidden">
          <Button variant="borderless" isIcon aria-label="Back to the list" onClick={onClose}>
            <Icon of={ArrowLeft} />
          </Button>
        </span>
        <h2 ref={heading} tabIndex={-1} className="grow text-d3 outline-none">
          Activity Log
          {total !== undefined && (
            <span className="ms-2 text-muted">
              {total.toLocaleString('en-US')}
              <span className="sr-only"> {total === 1 ? 'entry' : 'entries'}</span>
            </span>
          )}
        </h2>
        <span className="-me-2.5 max-lg:hidden">
          <Button variant="borderless" isIcon aria-label="Close the activity log" onClick={onClose}>
            <Icon of={X} />
          </Button>
        </span>
      </header>
      {scopes.length > 1 && (
        <div className="px-5 pb-2">
          <SegmentedControl label="Whose events" options={scopes} value={scopeName} onValueChange={onScope} />
        </div>
      )}
      <div
        data-guide="tabs"
        className="min-h-0 grow overflow-y-auto overscroll-contain px-5 [&_[role=tab]]:gap-1 [&_[role=tab]]:text-small [&_[role=tablist]]:gap-3.5 lg:[&_[role=tablist]]:justify-between lg:[&_[role=tablist]]:gap-2.5 [&_[role=tabpanel]]:pt-0 [&>div>div:first-child]:sticky [&>div>div:first-child]:top-0 [&>div>div:first-child]:z-1 [&>div>div:first-child]:bg-surface"
      >
        <Tabs
          label="Kinds of events"
          value={tab}
          onValueChange={(value) => onTab(value as LogTab)}
          items={tabsFor(center.role).map((value) => ({
            value,
            label: <TabLabel tab={value} unread={unread} />,
            panel: <TabPanel {...props} />,
          }))}
        />
      </div>
    </>
  )
}

const TabLabel = ({ tab, unread }: { tab: LogTab; unread: ShownCounts }): ReactNode => {
  const count = tab === 'chat' ? unread.message : tab === 'view' ? unread.visit : 0
  return (
    <>
      {logTabNames[tab]}
      <Badge count={count} label={`${count} new`} />
    </>
  )
}

const TabPanel = (props: LogPanelProps) => {
  const { center, tab, log, scope, scopeName, pickedName, isOfGuide, isReadOnly, onPick, onAdd } = props
  const { title, hint } = emptyLogWords(center.role, tab, scopeName === 'everyone' ? null : pickedName)
  const canAdd = tab !== 'chat' && tab !== 'view' && !isReadOnly
  const empty = (
    <EmptyState
      as="h3"
      title={title}
      action={
        canAdd && (
          <Button size="sm" isOutlined aria-haspopup="dialog" onClick={onAdd}>
            Add Event
          </Button>
        )
      }
    >
      {hint}
    </EmptyState>
  )
  return tab === 'log' ? (
    <LogsTab center={center} scope={scope} empty={empty} />
  ) : (
    <EventsTab {...{ center, tab, log, isOfGuide, onPick, empty }} />
  )
}
