import { promisesFor } from '../billing-promises.ts'
import type { Standing } from '../family-packages.ts'

/** PUB-04: what is charged when, how to cancel, and what stays, before sign-up. */
export const Promises = ({ standing }: { standing: Standing }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(4,minmax(0,1fr))]">
    {Object.values(promisesFor(standing)).map(({ title, text }) => (
      <div key={title} className="max-w-[46ch] text-pretty">
        <dt className="font-semibold">{title}</dt>
        <dd className="mt-1 text-muted">{text}</dd>
      </div>
    ))}
  </dl>
)
