import type { MatchSample } from '@fieldhouse/contract/matching'
import type { ReactNode } from 'react'
import { wholeNumber } from '../../../lib/college-words.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { CollegeFigures } from '../match/college-figures.tsx'
import { MatchInWords } from '../match/match-in-words.tsx'
import { PartLedger } from '../match/part-ledger.tsx'
import { SumStrip } from '../match/sum-strip.tsx'
import { SampleRows } from './sample-rows.tsx'
import { TeaserFrame } from './teaser-frame.tsx'

interface TeaserProps {
  sample: MatchSample
  offer: ReactNode
}

/** The line that keeps a sample from looking like somebody's own result. */
const SampleNote = ({ sample }: { sample: MatchSample }) => (
  <p className="rounded-md bg-sunken px-5 py-4 text-ui text-pretty">
    <b className="font-semibold">This is a sample.</b> {sample.athlete.name} is not a real person, but the
    colleges and their figures are real, and the score is computed the same way as yours.{' '}
    {sample.athlete.summary}
  </p>
)

export const TeaserPage = ({ sample, offer }: TeaserProps) => (
  <TeaserFrame
    title="Your best college matches"
    lead={`Answer eight short steps, and every college with a team for you gets a score that adds up and says why. Here are the best of ${wholeNumber(sample.total)} for one athlete.`}
    offer={offer}
  >
    <SampleNote sample={sample} />
    <section aria-label="Sample matches">
      <SampleRows matches={sample.matches} />
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton isOutlined to="/bcm/teaser/college">
          See how {sample.best.total} adds up
        </LinkButton>
        <LinkButton variant="borderless" to="/best-college-match">
          How the score works
        </LinkButton>
      </div>
    </section>
  </TeaserFrame>
)

export const TeaserSurveyPage = ({ sample, offer }: TeaserProps) => (
  <TeaserFrame
    title="Eight steps, about four minutes"
    lead="What your page already knows is filled in. Every answer is saved, so you can stop and come back. You decide what counts, and how much."
    offer={offer}
  >
    <SampleNote sample={sample} />
    <ol className="border-b border-line">
      {sample.survey.map(({ id, title, answer }, index) => (
        <li
          key={id}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <span className="font-display text-[1.5rem] leading-none font-semibold text-muted">
            {index + 1}
          </span>
          <h2 className="text-d4 font-semibold">{title}</h2>
          <p className="text-pretty text-muted max-sm:col-start-2">{answer}</p>
        </li>
      ))}
    </ol>
    <p className="max-w-[62ch] text-muted">
      {sample.must_haves
        .filter(({ is_on }) => is_on)
        .map(
          ({ title, detail, colleges }) =>
            `The must-have “${title} ${detail}” costs ${colleges === 0 ? 'no college' : `${wholeNumber(colleges)} colleges`}.`,
        )
        .join(' ')}{' '}
      Each must-have can be switched off and on, and always says what it costs.
    </p>
  </TeaserFrame>
)

export const TeaserCollegePage = ({ sample, offer }: TeaserProps) => {
  const { best } = sample
  return (
    <TeaserFrame
      title={`${best.college.short_name}: ${best.total} of 100`}
      lead="The more weight the family gave a part, the more points it has. The parts add up to the score, for every college."
      offer={offer}
    >
      <SampleNote sample={sample} />
      <section aria-label="How it adds up">
        <SumStrip total={best.total} parts={best.parts} />
        <PartLedger match={best} />
      </section>
      <section aria-label="In words">
        <MatchInWords match={best} wayTo={() => null} />
      </section>
      <section aria-label="The college">
        <CollegeFigures match={best} />
      </section>
    </TeaserFrame>
  )
}
