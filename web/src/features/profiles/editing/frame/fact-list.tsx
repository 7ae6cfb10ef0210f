import { classNames } from '../../../../ui/style/class-names.ts'
import type { Fact } from './editing.ts'

/** Long text needs its own line. */
const isLong = (value: string) => value.length > 40

/** A section's facts with their labels. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-5">
    {facts.map(({ label, value }) => (
      <div
        key={label}
        className={classNames('grid min-w-0 content-start gap-1', isLong(value) && 'col-span-full')}
      >
        <dt className="label text-muted">{label}</dt>
        <dd className="text-ui whitespace-pre-line wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
