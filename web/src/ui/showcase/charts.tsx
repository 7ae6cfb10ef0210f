import { MatchParts, MatchRing } from '../charts/match-ring.tsx'
import { PercentileBar, PercentileList } from '../charts/percentile-bar.tsx'
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
  { label: 'Court', score: 90, note: 'Needs a guard in 2027' },
  { label: 'Grades', score: 96, note: 'GPA 3.87, SAT 1310' },
  { label: 'Cost', score: 94, note: 'Under your $25,000' },
  { label: 'Distance', score: 86, note: '121 miles from home' },
]

const RingSpecimens = () => (
  <>
    <div className="col-span-full min-w-0">
      <Specimen name="Match ring with its parts">
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
          <MatchRing total={91} parts={parts} label="Match" />
          <MatchParts parts={parts} />
        </div>
      </Specimen>
    </div>
    <Specimen name="One to six parts">
      <div className="flex flex-wrap gap-5">
        {[1, 2, 3, 4, 5, 6].map((count) => (
          <MatchRing
            key={count}
            total={100 - count * 12}
            parts={Array.from({ length: count }, (_, index) => ({
              label: `Part ${index + 1}`,
              score: 100 - index * 17,
            }))}
          />
        ))}
      </div>
    </Specimen>
    <Specimen name="Large, and without data">
      <div className="flex flex-wrap items-center gap-5">
        <MatchRing total={100} parts={parts.map((part) => ({ ...part, score: 100 }))} size="lg" />
        <MatchRing total={null} parts={parts.map((part) => ({ ...part, score: null }))} size="lg" />
      </div>
      <MatchParts
        parts={[
          { label: 'Grades', score: null },
          { label: 'Distance from where the family lives now', score: 7, note: '2,410 miles' },
        ]}
      />
    </Specimen>
    <Specimen name="In other colours">
      <div className="flex flex-wrap gap-5">
        <span data-theme="green">
          <MatchRing total={88} parts={parts} />
        </span>
        <span data-theme="orange">
          <MatchRing total={71} parts={parts} />
        </span>
        <span data-theme="purple">
          <MatchRing total={64} parts={parts} />
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

export const ChartsShowcase = () => (
  <Shelf name="Charts">
    <LineSpecimens />
    <PercentileSpecimens />
    <RingSpecimens />
    <ProgressSpecimens />
    <SeasonSpecimens />
  </Shelf>
)
