import type { Standing as Place } from '@fieldhouse/contract/profiles.document'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { PercentileList } from '../../../ui/percentile-bar.tsx'
import { monthText, statWords } from '../profiles.format.ts'

interface StandingProps {
  standing: Place
  sport: Sport
}

/** Among whom the figures are compared is always said: same sport, class and position, and how many that are. */
export const Standing = ({ standing, sport }: StandingProps) => {
  const { size, position, as_of, figures } = standing
  const title = sport.positions.find(({ key }) => key === position)?.title ?? position
  return (
    <PercentileList
      title={`Against the class of ${standing.class}`}
      pool={`${title}, ${size.toLocaleString('en-US')} athletes, ${monthText(as_of)}`}
      items={figures.flatMap(({ key, value, percentile }) => {
        const column = sport.columns.find((known) => known.key === key)
        return column ? [{ label: column.title, value: statWords(column, value), percentile }] : []
      })}
    />
  )
}
