import type { Person } from '@fieldhouse/contract/admin.person'
import { counted } from '../../../lib/counted.ts'
import { dayOf } from '../../../lib/dates.ts'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { EndGrant } from './end-grant.tsx'
import { PersonSection } from './person-section.tsx'

type Held = Person['packages'][number]

/** Days of the billing calendar have no time zone. */
const billingDay = (day: string) => dayOf(day, 0)

const packageStates: Record<Held['status'], string> = {
  free: 'In the free month',
  active: 'Active',
  'past-due': 'The last charge failed',
  granted: 'Given, costs nothing',
  ended: 'Ended',
}

/** What the next period costs. A package that is not charged again has no price. */
const priceOf = ({ next_charge, billing_cycle, status }: Held): string => {
  if (next_charge) return `${next_charge.formatted_total} a ${billing_cycle === 'annual' ? 'year' : 'month'}`
  return status === 'granted' ? 'Free' : 'Not renewed'
}

const nextOf = ({ next_charge, ends_on, status }: Held): { label: string; value: string; meaning: string } =>
  next_charge
    ? { label: 'Next charge', value: billingDay(next_charge.on), meaning: 'Charged automatically' }
    : {
        label: status === 'ended' ? 'Ended' : 'Ends',
        value: billingDay(ends_on),
        meaning: 'Nothing more is charged',
      }

/** The package of each athlete, and what the family has paid so far. */
export const PackageSection = ({ person }: { person: Person }) => {
  const { packages, paid, athletes } = person
  if (packages.length === 0)
    return (
      <PersonSection title="Package">
        <p className="text-ui text-muted">No package yet.</p>
      </PersonSection>
    )
  return (
    <PersonSection title="Package">
      {packages.map((held) => (
        <div key={held.athlete_user_id} className="grid gap-3">
          <StatBoard columns="grid-cols-1 md:grid-cols-3">
            <StatTile
              label={athletes.length > 1 ? `${held.name}, ${held.athlete_name}` : held.name}
              value={priceOf(held)}
              meaning={[packageStates[held.status], held.discount, held.is_canceled && 'canceled']
                .filter(Boolean)
                .join(', ')}
              isCompact
            />
            <StatTile {...nextOf(held)} isCompact />
            <StatTile
              label="Paid so far"
              value={paid.formatted_total}
              meaning={`${counted(paid.charges, 'charge')}, ${paid.formatted_refunded ? `${paid.formatted_refunded} refunded` : 'none refunded'}`}
              isCompact
            />
          </StatBoard>
          {held.status === 'granted' && <EndGrant held={held} />}
        </div>
      ))}
    </PersonSection>
  )
}
