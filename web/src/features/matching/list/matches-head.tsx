import type { MatchOverview } from '@fieldhouse/contract/matching'
import { Link } from '@tanstack/react-router'
import { Columns4, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { TabCount, TabLinks } from '../../../ui/navigation/tabs.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type Compared, compareSearch } from '../compare-tray/compare-choice.ts'
import { type MatchingPlace, matchingPath } from '../matching-access.ts'
import { YouMeans } from '../you-means.tsx'
import { DownloadMenu } from './download-menu.tsx'
import type { MatchesSearch, ShortListName } from './matches-search.ts'
import { countSentence, shortListTitles, whoseWord } from './matches-words.ts'

interface MatchesHeadProps {
  place: MatchingPlace
  overview: MatchOverview
  list: ShortListName | null
  search: MatchesSearch
  compared: Compared
  isUpdating: boolean
  isReadOnly: boolean
  about: ReactNode
}

/** The title with the counts, the buttons, and the tabs. */
export const MatchesHead = ({
  place,
  overview,
  list,
  search,
  compared,
  isUpdating,
  isReadOnly,
  about,
}: MatchesHeadProps) => {
  const firstName = place.id === place.viewerId ? null : overview.athlete.first_name
  const { count, rest } = countSentence(overview, firstName)
  const whose = whoseWord(firstName)
  return (
    <>
      <div className="grid items-end gap-x-8 gap-y-4 px-(--gutter) pt-6 pb-4 sm:pt-9 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          {about && <div className="mb-3 empty:hidden">{about}</div>}
          <h1 className="text-d1 leading-[0.85] wrap-anywhere">
            {list ? `${whose} ${shortListTitles[list].toLowerCase()}` : `${whose} best matches`}
          </h1>
          <p className="mt-3.5 text-pretty text-muted">
            <b className="font-semibold text-text">{count}</b>
            {rest} <YouMeans place={place} athlete={overview.athlete} />
            {/* It has its room always, so the page does not move. */}
            <b className={classNames('font-semibold text-text', !isUpdating && 'invisible')}> Updating…</b>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={matchingPath(place.userId, 'survey')} isOutlined>
            <Icon of={Pencil} />
            {isReadOnly ? 'See survey' : 'Edit survey'}
          </LinkButton>
          <DownloadMenu id={place.id} search={list ? {} : search} />
          <CompareButton compared={compared} path={matchingPath(place.userId, 'compare')} />
        </div>
      </div>
      <div className="-mb-px px-(--gutter)">
        <ListTabs place={place} overview={overview} list={list} />
      </div>
    </>
  )
}

const CompareButton = ({ compared: { chosen }, path }: { compared: Compared; path: string }) =>
  chosen.length > 0 ? (
    <LinkButton to={path} search={compareSearch(chosen) as never}>
      <Icon of={Columns4} />
      Compare {chosen.length}
    </LinkButton>
  ) : (
    <Tooltip text="Choose up to four colleges with the columns in their rows." opensOnPress>
      {(trigger) => (
        <Button aria-disabled="true" variant="blackSecondary" {...trigger}>
          <Icon of={Columns4} />
          Compare
        </Button>
      )}
    </Tooltip>
  )

type ListTabsProps = Pick<MatchesHeadProps, 'place' | 'overview' | 'list'>

/** Each list has its own address. Favorites have a page of their own. */
const ListTabs = ({ place: { userId }, overview: { total, lists }, list }: ListTabsProps) => {
  const matches = matchingPath(userId, 'matches')
  const tabs = [
    { name: null, label: 'Matches', to: matches, search: {}, count: total },
    {
      name: 'favorites',
      label: shortListTitles.favorites,
      to: matchingPath(userId, 'favorites'),
      search: {},
      count: lists.favorites,
    },
    {
      name: 'recently-viewed',
      label: shortListTitles['recently-viewed'],
      to: matches,
      search: { list: 'recently-viewed' },
      count: lists.recently_viewed,
    },
    {
      name: 'recently-contacted',
      label: shortListTitles['recently-contacted'],
      to: matches,
      search: { list: 'recently-contacted' },
      count: lists.recently_contacted,
    },
  ] as const
  return (
    <TabLinks label="Lists">
      {tabs.map(({ name, label, to, search, count }) => (
        <Link
          key={label}
          to={to}
          search={search as never}
          activeOptions={{ exact: true, includeSearch: true }}
          {...(name === list ? { 'aria-current': 'page' as const } : {})}
        >
          {label}
          <TabCount>{count.toLocaleString('en-US')}</TabCount>
        </Link>
      ))}
    </TabLinks>
  )
}
