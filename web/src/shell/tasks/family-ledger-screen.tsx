import type { User } from '@fieldhouse/contract/accounts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FamilyLedgerPage } from '../../features/tasks/ledger/family-page.tsx'
import { familyAthletes, readFamilySearch } from '../../features/tasks/ledger/family-search.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

interface FamilyLedgerScreenProps {
  viewer: User
  path: '/user/success-coach' | '/parent/success-coach'
}

/** COA-03: what was done for the family's athlete, at its address in My account. */
export const FamilyLedgerScreen = ({ viewer, path }: FamilyLedgerScreenProps) => {
  const navigate = useNavigate()
  const athletes = familyAthletes(viewer)
  const { current, page } = readFamilySearch(useSearch({ strict: false }), athletes)
  if (current === null)
    return (
      <EmptyState as="h2" title="No athlete yet">
        Ask your athlete to invite you.
      </EmptyState>
    )
  const searchOf = (user: string, shown: number) => ({
    ...(athletes.length > 1 ? { user } : {}),
    ...(shown > 1 ? { page: shown } : {}),
  })
  return (
    <FamilyLedgerPage
      isOwn={viewer.type === 'athlete'}
      athletes={athletes}
      current={current}
      page={page}
      pathOf={(user) => `${path}${stringifySearch(searchOf(user, 1))}`}
      hrefOf={(shown) => `${path}${stringifySearch(searchOf(current, shown))}`}
      onPageChange={(shown) => void navigate({ to: path, search: searchOf(current, shown) })}
    />
  )
}
