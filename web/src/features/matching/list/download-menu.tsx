import { getMatchesCsv, getMatchesPdf } from '@fieldhouse/contract/matching'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { stringifySearch } from '../../../lib/search-params.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { filterQuery } from '../matches.api.ts'
import { isFiltered, type MatchesSearch } from './matches-search.ts'

interface DownloadMenuProps {
  id: string
  search: MatchesSearch
}

/** The matches as files, with the filters of the page. */
export const DownloadMenu = ({ id, search }: DownloadMenuProps) => {
  const addressOf = ({ path }: { path: string }) =>
    `/api${path.replace('{id}', id)}${stringifySearch(filterQuery(search))}`
  const detail = isFiltered(search) ? 'As filtered' : undefined
  return (
    <Dropdown
      isOutlined
      align="end"
      label="Download"
      items={[
        { label: 'Table (CSV)', icon: FileSpreadsheet, href: addressOf(getMatchesCsv), detail },
        { label: 'To print (PDF)', icon: FileText, href: addressOf(getMatchesPdf), detail },
      ]}
    >
      <Icon of={Download} />
      <span className="max-sm:sr-only">Download</span>
    </Dropdown>
  )
}
