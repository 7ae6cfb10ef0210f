import { type SitePart, type SiteSetup, siteParts, sitePartTitles } from '@fieldhouse/contract/site.setup'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { PartForm } from './part-form.tsx'
import { PartHistory } from './part-history.tsx'
import { siteSetupQuery } from './setup.api.ts'

/** ADM-05: the texts, videos, banner, and address of the public pages. */
export const SiteSetupPage = () => {
  const { data, error, isFetching, refetch } = useQuery(siteSetupQuery)
  if (data)
    return (
      <SetupFrame>
        <Tabs
          label="Parts of the site"
          items={siteParts.map((part) => ({
            value: part,
            label: sitePartTitles[part],
            isKept: true,
            panel: <PartPanel part={part} setup={data.data} />,
          }))}
        />
      </SetupFrame>
    )
  if (error && !isFetching)
    return (
      <SetupFrame>
        <ErrorState as="h2" title="The site’s texts did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </SetupFrame>
    )
  return <SiteSetupPending />
}

const PartPanel = ({ part, setup }: { part: SitePart; setup: SiteSetup }) => {
  const { version_id } = setup.parts[part]
  const panel = useKeptFocus<HTMLDivElement>([version_id])
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-10 pt-8 outline-none">
      {/* A new version is another form: it starts with the new text. */}
      <PartForm key={version_id} part={part} saved={setup.content[part]} versionId={version_id} />
      <PartHistory part={part} />
    </div>
  )
}

const SetupFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid gap-3">
      <h1 className="text-d1">Site Setup</h1>
      <p className="max-w-[60ch] text-ui text-pretty text-muted">
        What visitors read on the public pages. A change is live as soon as you save it, and every earlier
        text can come back.
      </p>
    </div>
    {children}
  </div>
)

export const SiteSetupPending = () => (
  <SetupFrame>
    <LoadingRegion>
      <SkeletonRows rows={6} hasPicture={false} />
    </LoadingRegion>
  </SetupFrame>
)
