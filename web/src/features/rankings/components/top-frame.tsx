import { firstRanked } from '@fieldhouse/contract/rankings.parts'
import type { ReactNode } from 'react'
import { countedSentence } from '../criteria.ts'
import type { OwnParts } from '../own-athletes.ts'
import { rankingName } from '../rankings-labels.ts'
import type { TopSearch } from '../rankings-search.ts'
import { CriteriaButton } from './criteria-button.tsx'
import { ListFilters } from './list-filters.tsx'

interface TopFrameProps {
  search: TopSearch
  classes?: readonly number[]
  /** Shown in the band below the title. */
  podium?: ReactNode
  /** The athlete whose values the criteria show. */
  own?: OwnParts | undefined
  children: ReactNode
}

/** The default list of /top-100. */
const firstList = { sport: 'basketball', gender: firstRanked } as const

/** The page around a list. It is the same while the list loads and after a failure. */
export const TopFrame = ({ search, classes = [], podium, own, children }: TopFrameProps) => {
  const { sport, gender } = { ...firstList, ...search }
  return (
    <>
      <section data-theme="black" aria-label="Top 100" className="overflow-hidden bg-poster text-on-poster">
        <div className={`wrap pt-10 sm:pt-14 ${podium ? '' : 'pb-10 sm:pb-14'}`}>
          <header className="grid items-end gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_24rem]">
            <h1 className="min-w-0">
              <span className="block text-[clamp(min(4.75rem,26vw),15vw,12.5rem)] leading-[.78] tracking-[-.025em]">
                Top 100
              </span>{' '}
              <span className="mt-4 block text-d2 text-poster-second">
                {rankingName({ sport, gender, class: search.class })}
              </span>
            </h1>
            <div className="grid justify-items-start gap-5">
              <p className="max-w-[42ch] text-pretty text-poster-second">
                {countedSentence} Every rank takes an evaluation, and no package can buy one.
              </p>
              <CriteriaButton own={own} />
            </div>
          </header>
          {podium}
        </div>
      </section>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-16 sm:gap-10 sm:pt-10 sm:pb-24">
        <ListFilters
          to="/top-100"
          search={{ ...search, sport, gender }}
          defaults={firstList}
          classes={classes}
        />
        {children}
      </div>
    </>
  )
}
