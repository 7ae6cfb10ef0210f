import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { versionOf } from '../editing/frame/editing.ts'
import { athleteQuery } from '../profiles.api.ts'

/** Responses may arrive in a different order than the changes. */
const isOlder = (page: Athlete, known: Athlete | undefined): boolean =>
  Object.entries(known?.own?.versions ?? {}).some(([group, version]) => versionOf(page, group) < version)

/** Caches the server's version of the page under all its names. After a name change, goes to the new address. */
export const useKeptPage = ({ slug }: Athlete) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (page: Athlete) => {
    const keys = [slug, page.slug, page.id].map((id) => athleteQuery(id).queryKey)
    if (keys.some((queryKey) => isOlder(page, queryClient.getQueryData(queryKey)?.data))) return
    for (const queryKey of keys) {
      // Earlier requests would restore the old version.
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { data: page })
    }
    if (page.slug === slug) return
    const { pathname, searchStr } = router.state.location
    const address = pathname.split('/').map((part) => (part === slug ? page.slug : part))
    void router.navigate({
      href: `${address.join('/')}${searchStr}`,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  }
}
