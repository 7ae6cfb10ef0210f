import type { Standing as Place } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { peersName } from '../../../lib/sport-names.ts'
import { PercentileList } from '../../../ui/charts/percentile-bar.tsx'
import { monthText, statWords } from '../profiles.format.ts'

interface StandingProps {
  standing: Place
  sport: Sport
}

/** The title names the group: same sport, gender, and class. The position and the count are below it. */
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
