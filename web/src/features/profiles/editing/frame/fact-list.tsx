import type { Fact } from './editing.ts'

/** Long text needs its own line. */
const isLong = (value: string) => value.length > 40

/** A section's facts with their labels. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fact-list">
    {facts.map(({ label, value }) => (
      <div key={label} className={isLong(value) ? 'col-span-full' : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
