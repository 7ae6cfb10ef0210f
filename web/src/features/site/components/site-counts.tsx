import type { ShowcaseCounts } from '@fieldhouse/contract/site.showcase'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'

const inWords = new Intl.NumberFormat('en-US')

const countTiles = [
  { key: 'athletes', label: 'Athletes', meaning: 'With a page that anyone can open' },
  { key: 'high_schools', label: 'High schools', meaning: 'Named on those pages' },
  { key: 'states', label: 'States', meaning: 'Where they live, D.C. counted as one' },
  { key: 'sports', label: 'Sports', meaning: 'They play' },
] as const

/** Real counts as proof. A new site shows nothing. */
export const SiteCounts = ({ counts }: { counts: ShowcaseCounts }) => (
  <StatBoard columns="grid-cols-2 lg:grid-cols-4">
    {countTiles.map(({ key, label, meaning }) => (
      <StatTile key={key} label={label} value={inWords.format(counts[key])} meaning={meaning} />
    ))}
  </StatBoard>
)
