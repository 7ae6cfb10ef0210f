import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { stringifySearch } from './search-params.ts'

/** Changes the address. A quiet change, as while typing, adds no history entry and does not scroll. */
export type ChangeSearch<Search> = (change: (latest: Search) => Search, isQuiet?: boolean) => void

interface Options<Search> {
  /** The list is one part of the page, so the page never scrolls up. */
  keepsScroll?: boolean
  /** As the address has it, if that differs from what the page reads. */
  write?: (search: Search) => object
}

const withoutLastSlash = (path: string): string => path.replace(/\/+$/, '')

/**
 * A list's state in the address of its page. What is on the screen may be older than the address: the next rows are
 * still loading. So a change starts from the latest address, and two quick changes never undo each other.
 */
export const useListAddress = <Search extends object>(
  read: (given: object) => Search,
  { keepsScroll = false, write = (search) => search }: Options<Search> = {},
) => {
  const router = useRouter()
  const navigate = useNavigate()
  const path = withoutLastSlash(useMatch({ strict: false, select: ({ pathname }) => pathname }))
  const search = read(useSearch({ strict: false }))
  const onSearchChange: ChangeSearch<Search> = (change, isQuiet = false) => {
    const { pathname, search: given } = router.latestLocation
    const isHere = withoutLastSlash(pathname) === path
    // Someone who typed and then pressed a link wants the link.
    if (isQuiet && !isHere) return
    void navigate({
      to: path,
      search: write(change(isHere ? read(given) : search)) as never,
      replace: isQuiet,
      resetScroll: !(isQuiet || keepsScroll),
    })
  }
  return {
    search,
    onSearchChange,
    hrefOf: (to: Search): string => `${path}${stringifySearch({ ...write(to) })}`,
  }
}
