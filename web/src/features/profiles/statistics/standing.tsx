import type { Standing as Place } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { peersName } from '../../../lib/sport-names.ts'
import { PercentileList } from '../../../ui/charts/percentile-bar.tsx'
import { monthText, statWords } from '../profiles.format.ts'

interface StandingProps {
  standing: Place
  sport: Sport
}

/** The title says among whom the figures are compared: same sport, gender and class. Below it, the position and how many. */
export const Standing = ({ standing, sport }: StandingProps) => {
  const { size, gender, position, as_of, figures } = standing
  const title = sport.positions.find(({ key }) => key === position)?.title ?? position
  return (
    <PercentileList
      title={`Among ${peersName(sport.key, gender).toLowerCase()}, class of ${standing.class}`}
      pool={`${title}, ${size.toLocaleString('en-US')} athletes, ${monthText(as_of)}`}
      items={figures.flatMap(({ key, value, percentile }) => {
        const column = sport.columns.find((known) => known.key === key)
        return column ? [{ label: column.title, value: statWords(column, value), percentile }] : []
      })}
    />
  )
}
