import { statText } from '@fieldhouse/contract/profiles.figures'
import { SeasonBars } from '../../../ui/charts/season-bars.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { changeText } from '../profiles.format.ts'
import type { SeasonFigure } from './season-figures.ts'

/** The first number takes two rows. The others fill the space beside it. */
const columnsBeside = (count: number): string => {
  if (count > 4) return 'grid-cols-2 sm:grid-cols-[1.55fr_1fr_1fr_1fr]'
  if (count > 2) return 'grid-cols-2 sm:grid-cols-[1.55fr_1fr_1fr]'
  return count > 0 ? 'grid-cols-2 sm:grid-cols-[1.55fr_1fr]' : 'grid-cols-1'
}

/** A season's scoreboard. */
export const SeasonBoard = ({ figures }: { figures: readonly SeasonFigure[] }) => (
  <StatBoard columns={columnsBeside(figures.length - 1)}>
    {figures.map(({ column, value, change, isBetter, course }, place) => {
      const isLead = place === 0
      const [first] = course
      const isFarBack = course.length > 2 && first && first.value !== null
      return (
        <StatTile
          key={column.key}
          label={column.title}
          value={statText(column, value)}
          unit={column.unit}
          isLead={isLead}
          trend={change !== null && `${changeText(column, change)}${isLead ? ' vs. last season' : ''}`}
          trendTone={isBetter ? 'positive' : 'muted'}
          meaning={isLead && isFarBack && `${statText(column, first.value ?? 0)} in ${first.label}`}
          drawing={
            course.length > 1 && (
              <SeasonBars
                seasons={course}
                size={isLead ? 'lg' : 'sm'}
                ground={isLead ? 'poster' : 'tile'}
                format={(figure) => statText(column, figure)}
              />
            )
          }
        />
      )
    })}
  </StatBoard>
)
