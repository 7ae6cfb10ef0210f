import type { MatchSample } from '@fieldhouse/contract/matching'
import type { MethodTable } from '@fieldhouse/contract/matching.method'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { PartLedger } from '../match/part-ledger.tsx'
import { SumStrip } from '../match/sum-strip.tsx'

interface MethodPageProps {
  sample: MatchSample
  tables: readonly MethodTable[]
}

const steps = [
  'Every college with a basketball team for the athlete is compared in up to eight parts: level, grades, cost, distance, majors, setting, size, and kind. Each part gets a fit from 0 to 100.',
  'The family gives each part a weight from 0 to 5. A part with weight 0 does not count.',
  'A part is worth as many of the 100 points as its share of the weights. It gets the part of them that its fit says.',
  'Points are whole numbers. They are rounded so that the parts always add up to the total: what is left over goes to the parts with the largest remainders.',
  'If a college does not publish a figure, that part is not scored, and the page says so. We never fill in a guess. The other parts share its points.',
  'Must-haves come first. A college that is known to fail one is not in the list. One that does not publish the figure stays.',
]

/** BCM-02: the method, with an example that anyone can compute again. */
export const MethodPage = ({ sample, tables }: MethodPageProps) => {
  const { best, athlete } = sample
  return (
    <div className="wrap py-10 sm:py-16">
      <h1 className="max-w-[18ch] text-d1 text-balance">How the best college match works</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-pretty text-muted">
        A score should say where it comes from. This page has every rule and every number that ours is made
        of. With a pencil, you get the same result.
      </p>
      <div className="mt-10 sm:mt-14">
        <RailSection title="In six steps">
          <ol className="grid max-w-[68ch] list-decimal gap-3 ps-6 text-pretty marker:text-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </RailSection>
        <RailSection
          title="An example"
          note={`${athlete.name} is invented. ${best.college.short_name} and its figures are real. ${athlete.summary}`}
        >
          <SumStrip total={best.total} parts={best.parts} />
          <PartLedger match={best} />
        </RailSection>
        <RailSection
          title="The tables"
          note="Between two rows of a table, the value is on the straight line between them. Before the first and after the last row it stays the same."
        >
          <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
            {tables.map((table) => (
              <MethodFigures key={table.id} table={table} />
            ))}
          </div>
        </RailSection>
        <RailSection title="Beside the score">
          <div className="grid max-w-[68ch] gap-4 text-pretty">
            <p>
              <b className="font-semibold">Reach, target, or likely</b> says how likely it is that the college
              and its coach say yes. It comes from grades, admission rate, and level. It is not in the score,
              so a reach can still be the best match.
            </p>
            <p>
              <b className="font-semibold">Reasons and cautions</b> follow from the same figures as the
              points. They add nothing to the score.
            </p>
            <p>
              Colleges pay us nothing, and nobody can buy a place in a list. The figures of colleges are the
              federal government’s. Which tables are our own assumptions is written next to each.
            </p>
          </div>
        </RailSection>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-8">
        <LinkButton size="lg" to="/bcm/teaser">
          See a sample
        </LinkButton>
        <LinkButton size="lg" isOutlined to="/packages">
          Compare the packages
        </LinkButton>
      </div>
    </div>
  )
}

const MethodFigures = ({ table: { id, title, text, columns, rows } }: { table: MethodTable }) => (
  <section id={id} aria-label={title} className="min-w-0 scroll-mt-6">
    <h3 className="text-d4 font-semibold">{title}</h3>
    <p className="mt-2 max-w-[68ch] text-ui text-pretty text-muted">{text}</p>
    <div className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-ui">
        <thead>
          <tr className="border-b border-line-strong text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`label py-2 ${index === 0 ? 'pe-4 text-start' : 'ps-4 text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className="border-b border-line">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className="py-2 pe-4 text-start font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className="py-2 ps-4 text-end">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
