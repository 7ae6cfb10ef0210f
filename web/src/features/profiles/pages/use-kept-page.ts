import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { versionOf } from '../editing/frame/editing.ts'
import { athleteQuery } from '../profiles.api.ts'

/** Answers may come in another order than the changes were made in. */
const isOlder = (page: Athlete, known: Athlete | undefined): boolean =>
  Object.entries(known?.own?.versions ?? {}).some(([group, version]) => versionOf(page, group) < version)

/** Keeps the page as the server answered it, under all its names; who changed the name goes on at the new address. */
export const useKeptPage = ({ slug }: Athlete) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (page: Athlete) => {
    const keys = [slug, page.slug, page.id].map((id) => athleteQuery(id).queryKey)
    if (keys.some((queryKey) => isOlder(page, queryClient.getQueryData(queryKey)?.data))) return
    for (const queryKey of keys) {
      // What was asked for before this change would put the page back to what it was.
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
