import { Check } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'

const benefits = [
  'Contact details of athletes and their families',
  'The recruiting center: your lists, favorites and activity log',
  'Messages to any athlete',
  '“Verified coach” next to your name, for families to see',
]

/** What only verified coaches can use. */
export const CoachBenefits = ({ as: Heading }: { as: 'h2' | 'h3' }) => (
  <div className="grid gap-3">
    <Heading className="label text-muted">What verified college coaches get</Heading>
    <ul className="grid gap-2.5 text-ui">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Icon of={Check} className="mt-px text-muted" />
          {benefit}
        </li>
      ))}
    </ul>
  </div>
)
