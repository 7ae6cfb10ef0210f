import type { Season } from '@fieldhouse/contract/profiles.document'
import { columnsFor, filledColumns, statText, tileColumns } from '@fieldhouse/contract/profiles.figures'
import { lastSeason } from '@fieldhouse/contract/profiles.seasons'
import { useState } from 'react'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { ProfileSection, SectionBlocks } from '../components/profile-section.tsx'
import { sourceSentence } from '../profiles.format.ts'
import { seasonTypeNames } from '../season-types.ts'
import { SeasonBoard } from '../statistics/season-board.tsx'
import { SeasonDetails } from '../statistics/season-details.tsx'
import { boardOf, linesOf, seasonName } from '../statistics/season-figures.ts'
import { SeasonLine } from '../statistics/season-line.tsx'
import type { SectionProps } from './section-props.ts'

const seasonTypes = ['high_school', 'aau'] as const

/** PRO-03: the last season's scoreboard, the trend, and everything as a table. */
export const StatisticsSection = ({ athlete, sport }: Pick<SectionProps, 'athlete' | 'sport'>) => {
  const played = seasonTypes.filter((type) => athlete.statistics[type].length > 0)
  const [chosen, setChosen] = useState<Season['type']>()
  const type = chosen && played.includes(chosen) ? chosen : played[0]
  if (!type) return null
  const seasons = athlete.statistics[type]
  const filled = filledColumns(sport, athlete, seasons)
  const figures = boardOf(tileColumns(sport, athlete, lastSeason(seasons)), seasons)
  const ownLines = linesOf(columnsFor(sport, athlete), seasons)
  const [first, ...others] = ownLines.length > 0 ? ownLines : linesOf(filled, seasons)
  return (
    <ProfileSection
      title="Stats"
      note={<LastSeason seasons={seasons} />}
      action={
        played.length > 1 && (
          <SegmentedControl
            label="Played for"
            value={type}
            onValueChange={setChosen}
            options={seasonTypes.map((value) => ({ value, label: seasonTypeNames[value] }))}
          />
        )
      }
    >
      <SectionBlocks>
        {figures.length > 0 && <SeasonBoard figures={figures} />}
        {first && <SeasonLine key={type} columns={[first, ...others]} seasons={seasons} />}
        <SeasonDetails
          key={`${type}-details`}
          caption={`${seasonTypeNames[type]}, season by season`}
          columns={filled}
          seasons={seasons}
          standing={type === 'high_school' ? athlete.standing : null}
          sport={sport}
        />
      </SectionBlocks>
    </ProfileSection>
  )
}

const LastSeason = ({ seasons }: { seasons: readonly Season[] }) => {
  const last = lastSeason(seasons)
  if (!last) return null
  const games = last.values.gp
  const what = [seasonName(last), last.team, games && `${statText({ decimals: 0 }, games)} games`]
  return (
    <>
      {what.filter(Boolean).join(', ')}. {sourceSentence({ ...last, day: last.source_date })}
    </>
  )
}
