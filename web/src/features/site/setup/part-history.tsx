import { restoreSiteVersion, type SitePart, type SiteVersion } from '@fieldhouse/contract/site.setup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt, dayOf } from '../../../lib/dates.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { fieldLabels } from './field-labels.ts'
import { putSiteSetup, siteHistoryQuery } from './setup.api.ts'

/** Every earlier text of a part, and the way back to it. */
export const PartHistory = ({ part }: { part: SitePart }) => {
  const { data, error, isFetching, refetch } = useQuery(siteHistoryQuery(part))
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-d3">History</h2>
      {data ? (
        <Versions versions={data.data} />
      ) : error && !isFetching ? (
        <ErrorState as="h3" title="The history did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <LoadingRegion>
          <SkeletonRows rows={3} hasPicture={false} />
        </LoadingRegion>
      )}
    </section>
  )
}

const Versions = ({ versions }: { versions: readonly SiteVersion[] }) => {
  const queryClient = useQueryClient()
  const { run, isBusy, input } = useAction(
    async (version: SiteVersion) => {
      const { data } = await call(restoreSiteVersion, { body: { version_id: version.id } })
      await putSiteSetup(queryClient, data)
      toast('The earlier text is back on the site.')
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )
  if (versions.length === 0)
    return <p className="text-ui text-muted">Nobody has changed this part yet. It has its first text.</p>
  return (
    <ol className="border-t border-line">
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          version={version}
          isBusy={isBusy && input?.id === version.id}
          onRestore={() => void run(version)}
        />
      ))}
    </ol>
  )
}

interface VersionRowProps {
  version: SiteVersion
  isBusy: boolean
  onRestore: () => void
}

const VersionRow = ({ version: { at, by, is_current, changes }, isBusy, onRestore }: VersionRowProps) => {
  const clock = useClientClock()
  const when = `${dayOf(at, clock)}, ${clockAt(at, clock)}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <div className="text-ui">
        <p className="font-semibold">{by ?? 'First text'}</p>
        <p className="text-small text-muted">
          <time dateTime={at}>{when}</time>
        </p>
      </div>
      <dl className="grid min-w-0 gap-2 text-ui">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="min-w-0">
            <dt className="text-small text-muted">{fieldLabels[field] ?? field}</dt>
            <dd className="wrap-anywhere">
              <del className="text-muted">{before || 'nothing'}</del> <span aria-hidden="true">→</span>{' '}
              <ins className="font-semibold no-underline">{after || 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {is_current ? (
        <p className="text-small text-muted md:text-end">On the site now</p>
      ) : (
        <div>
          <Button
            size="sm"
            isOutlined
            isBusy={isBusy}
            aria-label={`Bring back the text of ${when}`}
            onClick={onRestore}
          >
            Bring back
          </Button>
        </div>
      )}
    </li>
  )
}
