import type { Package, PackageOption } from '@fieldhouse/contract/billing'
import { Check, Minus } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'
import { contentsOf, firstWith } from '../package-contents.ts'

interface PackageOptionsProps {
  offer: Package
  packages: readonly Package[]
}

/** Every option with an explanation: new here, from the previous package, and not included. */
export const PackageOptions = ({ offer, packages }: PackageOptionsProps) => {
  const { base, carried, added, missing } = contentsOf(offer, packages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Group title={base ? `On top of ${base.name}` : null} options={added} />
      {base && <Group title={`As in ${base.name}`} options={carried} />}
      <Group title={`Not in ${offer.name}`} options={missing} packages={packages} />
    </div>
  )
}

interface GroupProps {
  title: string | null
  options: readonly PackageOption[]
  /** Used to name the first package of an option that is not included here. */
  packages?: readonly Package[]
}

const Group = ({ title, options, packages }: GroupProps) =>
  options.length > 0 && (
    <div>
      {title && <h3 className="mb-4 text-d4 font-semibold">{title}</h3>}
      <dl className="divide-y divide-line border-y border-line">
        {options.map(({ id, name, description }) => (
          <div
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[auto_14rem_minmax(0,1fr)]"
          >
            <Icon
              of={packages ? Minus : Check}
              className={packages ? 'mt-1 text-line-strong' : 'mt-1 text-accent-text'}
            />
            <dt className={packages ? 'text-muted' : 'font-semibold'}>{name}</dt>
            <dd className="col-start-2 max-w-[60ch] text-pretty text-muted sm:col-start-3">
              {description}
              {packages && <Beginning of={firstWith(id, packages)} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )

const Beginning = ({ of: offer }: { of: Package | undefined }) =>
  offer && <span className="block text-small text-text">From {offer.name}</span>
