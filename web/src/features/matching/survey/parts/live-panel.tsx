import type { Home, Region } from '@fieldhouse/contract/matching.answers'
import type { SurveyPreview } from '@fieldhouse/contract/matching.survey'
import { counted } from '../../../../lib/counted.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { MatchMap } from '../../map/match-map.tsx'

interface LivePanelProps {
  preview: SurveyPreview | null
  hasFailed: boolean
  onRetry: () => void
  home: Home | null
  radiusMiles: number | null
  regions: readonly Region[]
}

const onList = (preview: SurveyPreview) => preview.must_haves.filter(({ is_on }) => is_on)

/** What the answers on the screen reach: the map, the count, and the levels. */
export const LivePanel = ({ preview, hasFailed, onRetry, home, radiusMiles, regions }: LivePanelProps) => {
  const byRegion = regions.length > 0
  const radius = byRegion ? null : radiusMiles
  const where = home && radius !== null ? ` within ${counted(radius, 'mile')} of ${home.city}` : ''
  const isWithin = preview?.must_haves.some(({ id, is_on }) => id === 'distance' && is_on) ?? false
  const most = Math.max(1, ...(preview?.levels.map(({ colleges }) => colleges) ?? []))
  return (
    <aside
      aria-label="What your answers reach"
      className="border-line bg-surface max-md:border-t md:border-s"
    >
      <div className="md:sticky md:top-(--athlete-line)">
        <MatchMap
          points={preview?.points ?? null}
          home={home}
          radiusMiles={radius}
          reached={byRegion && isWithin ? (preview?.states.map(({ key }) => key) ?? []) : []}
          label={`Map: ${preview ? counted(preview.total, 'college') : 'colleges'}${isWithin ? where : ''}`}
          ratio={1}
        />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line p-5 md:grid-cols-1 md:gap-y-2.5 md:px-8 md:py-7">
          <p className="row-span-2 font-display text-[min(4.5rem,20vw)] leading-[0.86] font-bold md:row-span-1 md:text-[6rem]">
            {preview ? preview.total.toLocaleString('en-US') : <Skeleton className="h-16 w-28" />}
          </p>
          <p className="label self-end text-muted md:self-auto">
            {preview?.total === 1 ? 'College so far' : 'Colleges so far'}
          </p>
          <div className="text-ui text-muted">
            {preview ? (
              <SoFar preview={preview} />
            ) : hasFailed ? (
              <p>
                We couldn’t count the colleges.{' '}
                <button type="button" onClick={onRetry} className="font-semibold text-accent-text underline">
                  Try again
                </button>
              </p>
            ) : (
              <Skeleton className="h-4 w-3/4" />
            )}
          </div>
          {preview && preview.levels.length > 0 && (
            <ul className="col-span-full mt-3 grid gap-2 text-ui">
              {preview.levels.map(({ title, colleges }) => (
                <li
                  key={title}
                  className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_auto] items-center gap-3"
                >
                  <span>{title}</span>
                  <span aria-hidden="true" className="h-2 overflow-hidden rounded-[2px] bg-sunken">
                    <span
                      className="block h-full rounded-[2px] bg-accent-text"
                      style={{ width: `${(colleges / most) * 100}%` }}
                    />
                  </span>
                  <b className="text-end font-display text-d4 leading-none font-bold">
                    {colleges.toLocaleString('en-US')}
                  </b>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </aside>
  )
}

const SoFar = ({ preview }: { preview: SurveyPreview }) => {
  const on = onList(preview)
  const [worst] = on.toSorted((one, other) => other.colleges - one.colleges)
  if (preview.total === 0 && worst)
    return (
      <p>
        No college passes all of your must-haves. “{worst.title}” costs the most:{' '}
        {counted(worst.colleges, 'college')}.
      </p>
    )
  const of = `of ${preview.considered.toLocaleString('en-US')} with a confirmed team`
  return (
    <p>
      {on.length === 0
        ? `${of}. Must-haves make it fewer.`
        : `${of}, by your must-haves: ${on.map(({ title }) => title).join('; ')}.`}
    </p>
  )
}
