import { CountBars } from '../charts/count-bars.tsx'
import { MatchRing, RingSum } from '../charts/match-ring.tsx'
import { PercentileBar, PercentileList } from '../charts/percentile-bar.tsx'
import { PeriodBars } from '../charts/period-bars.tsx'
import { SeasonBars } from '../charts/season-bars.tsx'
import { type ProgressStep, progressPercent } from '../feedback/progress-share.ts'
import { SegmentedProgress, StepProgress } from '../feedback/segmented-progress.tsx'
import { LineSpecimens } from './line-charts.tsx'
import { Shelf, Specimen } from './specimen.tsx'

const PercentileSpecimens = () => (
  <>
    <div className="col-span-full min-w-0">
      <Specimen name="Percentiles">
        <PercentileList
          level="h4"
          title="Against the class"
          pool="612 guards, class of 2027"
          items={[
            { label: 'Points per game', value: '19.8', percentile: 96 },
            { label: 'Steals per game', value: '2.9', percentile: 97 },
            { label: 'Three-pointers', value: '39.6 %', percentile: 91 },
            { label: 'Free throws', value: '86.2 %', percentile: 93 },
            { label: 'Assists per game', value: '4.7', percentile: 84 },
            { label: 'Rebounds per game', value: '6.1', percentile: 72 },
            { label: 'Turnovers per game', value: '2.6', percentile: 46 },
            { label: 'Wingspan', value: '6′ 1.5″', percentile: null },
          ]}
        />
      </Specimen>
    </div>
    <Specimen name="Percentiles on a phone">
      <PercentileList
        level="h4"
        title="Combine"
        pool="38 goalkeepers, class of 2028"
        items={[
          {
            label: 'Change of direction over twenty yards, left foot first',
            value: '4.31 s',
            percentile: 63,
          },
          { label: 'Vertical', value: '23.5 in', percentile: 101 },
          { label: 'Reach', value: '7′ 8″', percentile: 2 },
          { label: 'Bench', value: '', percentile: null },
        ]}
      />
    </Specimen>
    <Specimen name="Percentile bar alone">
      <PercentileBar percentile={0} />
      <PercentileBar percentile={25} />
      <PercentileBar percentile={61} />
      <PercentileBar percentile={100} />
    </Specimen>
  </>
)

const parts = [
  { label: 'Level', weight: 5, fit: 96, points: 24, most: 25 },
  { label: 'Grades', weight: 4, fit: 85, points: 17, most: 20 },
  { label: 'Cost', weight: 4, fit: 98, points: 20, most: 20 },
  { label: 'Distance', weight: 3, fit: 83, points: 12, most: 15 },
  { label: 'Majors', weight: 2, fit: 70, points: 7, most: 10 },
  { label: 'Setting', weight: 1, fit: 100, points: 5, most: 5 },
  { label: 'Size', weight: 1, fit: 100, points: 5, most: 5 },
]

const RingSpecimens = () => (
  <>
    <Specimen name="Match ring with its sum">
      <div className="flex flex-wrap items-center gap-7 *:last:grow *:last:basis-44">
        <MatchRing total={90} parts={parts} label="Match" size="lg" />
        <RingSum parts={parts} label="Portland State" total={90} />
      </div>
    </Specimen>
    <Specimen name="In rows, one to seven parts">
      <div className="flex flex-wrap gap-5">
        <MatchRing total={90} parts={parts} size="sm" />
        {[1, 2, 3, 4, 5, 6, 7].map((count) => (
          <MatchRing key={count} total={96 - count} parts={parts.slice(0, count)} />
        ))}
      </div>
    </Specimen>
    <Specimen name="With unknown parts, and without data">
      <div className="flex flex-wrap items-center gap-5">
        <MatchRing total={91} parts={parts.slice(0, 3)} unknown={['Majors']} />
        <MatchRing total={null} parts={[]} unknown={['Level', 'Grades']} />
        <MatchRing total={0} parts={parts.map((part) => ({ ...part, fit: 0, points: 0 }))} />
        <MatchRing total={100} parts={parts.map((part) => ({ ...part, fit: 100, points: part.most }))} />
      </div>
    </Specimen>
    <Specimen name="On a poster">
      <div className="rounded-lg bg-poster p-6 text-on-poster" data-theme="blue">
        <MatchRing total={90} parts={parts} size="poster" ground="poster" />
      </div>
    </Specimen>
    <div className="col-span-full min-w-0">
      <Specimen name="Labeled on a poster">
        <div
          className="grid place-items-center overflow-hidden rounded-lg bg-poster py-16 text-on-poster"
          data-theme="green"
        >
          <MatchRing total={90} parts={parts} size="page" ground="poster" isLabeled />
        </div>
      </Specimen>
    </div>
    <Specimen name="In other colours">
      <div className="flex flex-wrap gap-5">
        <span data-theme="green">
          <MatchRing total={90} parts={parts} />
        </span>
        <span data-theme="orange">
          <MatchRing total={90} parts={parts} />
        </span>
        <span data-theme="purple">
          <MatchRing total={90} parts={parts} />
        </span>
      </div>
    </Specimen>
  </>
)

const steps: readonly ProgressStep[] = [
  { label: 'Welcome call', percent: 10, state: 'done' },
  { label: 'Profile check', percent: 20, state: 'done' },
  { label: 'Film review', percent: 15, state: 'active' },
  { label: 'College match', percent: 20, state: 'paused' },
  { label: 'Outreach', percent: 15, state: 'todo' },
  { label: 'Final five', percent: 20, state: 'todo' },
]

const Progress = ({ of, next }: { of: readonly ProgressStep[]; next: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-4">
    <div className="grid gap-2">
      <SegmentedProgress steps={of} />
      <p className="text-small text-muted">{next}</p>
    </div>
    <p className="display text-end text-[2rem] leading-none">
      {progressPercent(of)}
      <span className="text-[0.5em] text-muted">%</span>
    </p>
  </div>
)

const ProgressSpecimens = () => (
  <>
    <Specimen name="Progress in segments">
      <Progress of={steps} next="Film review" />
      <Progress of={steps.map((step) => ({ ...step, state: 'done' }))} next="All tasks complete" />
      <Progress of={steps.map((step) => ({ ...step, state: 'todo' }))} next="Welcome call" />
      <Progress
        of={steps.map((step) => (step.state === 'active' ? { ...step, share: 0.9 } : step))}
        next="A share of its own"
      />
      <Progress of={[]} next="No tasks" />
    </Specimen>
    <Specimen name="Steps of a short way">
      <StepProgress current={1} of={4} />
      <StepProgress current={3} of={4} />
      <StepProgress current={4} of={4} />
    </Specimen>
  </>
)

const seasons = [
  { label: '2023–24', value: 8.7 },
  { label: '2024–25', value: 15.2 },
  { label: '2025–26', value: 19.8 },
]

const SeasonSpecimens = () => (
  <>
    <Specimen name="Season bars">
      <div className="flex flex-wrap items-end gap-6">
        <SeasonBars seasons={seasons} />
        <SeasonBars seasons={seasons} size="lg" />
        <SeasonBars seasons={seasons.slice(1)} />
        <SeasonBars seasons={seasons.map((season) => ({ ...season, value: 0 }))} />
        <SeasonBars seasons={seasons.map((season, index) => (index ? season : { ...season, value: null }))} />
      </div>
    </Specimen>
    <Specimen name="Season bars on a poster">
      <div className="flex justify-between gap-6 rounded-lg bg-poster p-6 text-on-poster">
        <p className="text-small text-poster-second">+4.6 on last season</p>
        <SeasonBars seasons={seasons} size="lg" ground="poster" />
      </div>
    </Specimen>
  </>
)

const weeks = ['Aug 24', 'Aug 31', 'Sep 7', 'Sep 14', 'Sep 21', 'Sep 28'].map((label, index) => ({
  label,
  value: [18, 22, 0, 31, 28, 44][index] ?? 0,
}))

const CountSpecimens = () => (
  <>
    <Specimen name="Bars by week">
      <PeriodBars label="Athletes" bars={weeks} note="high 44 a week" />
      <PeriodBars label="Affiliates" bars={weeks.map((week) => ({ ...week, value: 0 }))} note="none" />
    </Specimen>
    <Specimen name="Counts in segments">
      <CountBars
        label="Athletes by success coach"
        hasSegments
        rows={[
          { key: 'simone', name: 'Simone Adeyemi', value: 12, note: '31 h' },
          { key: 'grant', name: 'Grant Huxley', value: 7, note: '16 h' },
          { key: 'ruth', name: 'Ruth Ballard', value: 0, note: '0 h' },
        ]}
      />
    </Specimen>
    <Specimen name="Counts on one scale">
      <CountBars
        label="Texts that found nothing"
        rows={[
          { key: 'byu', name: 'byu idaho', value: 41 },
          { key: 'long', name: 'a very long text that somebody typed into the search', value: 9 },
        ]}
      />
    </Specimen>
  </>
)

export const ChartsShowcase = () => (
  <Shelf name="Charts">
    <LineSpecimens />
    <PercentileSpecimens />
    <RingSpecimens />
    <ProgressSpecimens />
    <SeasonSpecimens />
    <CountSpecimens />
  </Shelf>
)
