import type {
  HealthNode,
  HealthQueue,
  HealthRoute,
  HealthStatement,
  SystemHealth,
} from '@fieldhouse/contract/admin.health'
import { type ReactNode, useId } from 'react'
import { Ago } from '../../../lib/moments.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { millisecondsText } from './health-headline.ts'

const number = (count: number) => count.toLocaleString('en-US')
const alarming = (count: number) =>
  count > 0 ? <strong className="font-semibold text-danger">{number(count)}</strong> : '0'

const queueColumns: readonly Column<HealthQueue>[] = [
  { key: 'title', header: 'Job', cell: ({ title }) => title },
  { key: 'waiting', header: 'Waiting', cell: ({ waiting }) => number(waiting) },
  { key: 'running', header: 'Running', cell: ({ running }) => number(running) },
  { key: 'retrying', header: 'Trying again', cell: ({ retrying }) => number(retrying) },
  { key: 'failed', header: 'Gave up', cell: ({ failed }) => alarming(failed) },
  { key: 'done', header: 'Done in an hour', cell: ({ done }) => number(done) },
]

const routeName = ({ method, route }: HealthRoute) => (route === 'page' ? 'All pages' : `${method} ${route}`)

const routeColumns = (now: number): readonly Column<HealthRoute>[] => [
  { key: 'route', header: 'Route', cell: (route) => <code className="text-small">{routeName(route)}</code> },
  { key: 'failed', header: 'Failed', cell: ({ failed }) => alarming(failed) },
  { key: 'refused', header: 'Refused', cell: ({ refused }) => number(refused) },
  { key: 'answered', header: 'Answers', cell: ({ answered }) => number(answered) },
  { key: 'mean', header: 'Average', cell: ({ mean_ms }) => millisecondsText(mean_ms) },
  { key: 'slowest', header: 'Slowest', cell: ({ slowest_ms }) => millisecondsText(slowest_ms) },
  {
    key: 'last',
    header: 'Last failed',
    align: 'start',
    cell: ({ last_failed }) =>
      last_failed ? (
        <>
          <Ago at={last_failed.at} now={now} />, request{' '}
          <code className="text-small">{last_failed.request_id}</code>
        </>
      ) : (
        'Never'
      ),
  },
]

const statementColumns = (now: number): readonly Column<HealthStatement>[] => [
  {
    key: 'text',
    header: 'Statement',
    cell: ({ text }) => (
      <code
        className="line-clamp-3 max-w-[36rem] min-w-48 text-small whitespace-normal wrap-anywhere"
        title={text}
      >
        {text}
      </code>
    ),
  },
  { key: 'count', header: 'Times', cell: ({ count }) => number(count) },
  { key: 'mean', header: 'Average', cell: ({ mean_ms }) => millisecondsText(mean_ms) },
  { key: 'slowest', header: 'Slowest', cell: ({ slowest_ms }) => millisecondsText(slowest_ms) },
  { key: 'last', header: 'Last', cell: ({ last_at }) => <Ago at={last_at} now={now} /> },
]

const nodeColumns = (now: number): readonly Column<HealthNode>[] => [
  { key: 'name', header: 'Node', cell: ({ name }) => name },
  { key: 'version', header: 'Version', align: 'start', cell: ({ version }) => version },
  { key: 'memory', header: 'Memory', cell: ({ memory_mb }) => `${number(memory_mb)} MB` },
  { key: 'connections', header: 'Live connections', cell: ({ connections }) => number(connections) },
  { key: 'started', header: 'Started', cell: ({ started_at }) => <Ago at={started_at} now={now} /> },
]

interface SectionProps {
  title: string
  about: string
  children: ReactNode
}

const HealthSection = ({ title, about, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-d3">
          {title}
        </h2>
        <p className="text-small text-muted">{about}</p>
      </div>
      {children}
    </section>
  )
}

const noRows = (text: string) => <p className="text-ui text-muted">{text}</p>

/** The figures behind the checks. */
export const HealthTables = ({ health, now }: { health: SystemHealth; now: number }) => (
  <>
    <HealthSection
      title="Errors by route"
      about="The last 24 hours. Routes that failed come first, then the busiest."
    >
      <Table
        caption="Errors by route"
        columns={routeColumns(now)}
        rows={health.routes}
        rowKey={({ method, route }) => `${method} ${route}`}
        empty={noRows('Nothing was counted yet. Nodes report every half minute.')}
      />
    </HealthSection>
    <HealthSection
      title="Slow statements"
      about={`Those that took ${health.slow_ms} ms or longer in the last 24 hours, without their values.`}
    >
      <Table
        caption="Slow statements"
        columns={statementColumns(now)}
        rows={health.statements}
        rowKey={({ hash }) => hash}
        empty={noRows('None in the last 24 hours.')}
      />
    </HealthSection>
    <HealthSection title="Background jobs" about="What waits, runs, and failed.">
      <Table
        caption="Background jobs"
        columns={queueColumns}
        rows={health.queues}
        rowKey={({ name }) => name}
        empty={noRows('No job has run yet.')}
      />
    </HealthSection>
    <HealthSection title="Nodes" about="Every running copy of the server.">
      <Table
        caption="Nodes"
        columns={nodeColumns(now)}
        rows={health.nodes}
        rowKey={({ id }) => id}
        empty={noRows('No node has reported yet.')}
      />
    </HealthSection>
  </>
)
