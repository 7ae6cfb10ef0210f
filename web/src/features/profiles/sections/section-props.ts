import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { Units } from '../../../lib/units.ts'

export interface SectionProps {
  athlete: Athlete
  sport: Sport
  units: Units
}
