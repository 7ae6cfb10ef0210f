import type { Standing as Place, Season } from '@fieldhouse/contract/profiles.document'
import type { Sport, StatColumn } from '@fieldhouse/contract/profiles.sport'
import { SectionBlocks } from '../components/profile-section.tsx'
import { SeasonTable } from './season-table.tsx'
import { Standing } from './standing.tsx'

interface SeasonDetailsProps {
  caption: string
  columns: readonly StatColumn[]
  seasons: readonly Season[]
  standing: Place | null
  sport: Sport
}

/** Below the scoreboard: all numbers, and how they compare. */
export const SeasonDetails = ({ standing, sport, ...table }: SeasonDetailsProps) => (
  <SectionBlocks>
    <SeasonTable {...table} />
    {standing && <Standing standing={standing} sport={sport} />}
  </SectionBlocks>
)
