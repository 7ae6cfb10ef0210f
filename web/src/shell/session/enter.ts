import type { User } from '@fieldhouse/contract/accounts'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { safeReturnPath } from '../../lib/return-path.ts'
import { siteFacts } from '../../lib/site-facts.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { firstLandingOf, landingOf } from '../navigation.ts'
import { closePopup, openPopup } from '../popups.ts'
import { tellOtherTabs } from './session-tabs.ts'
import { useViewerChange } from './viewer-change.ts'

/** Switches the page to another person, and goes to their starting page. */
export const useArrival = () => {
  const router = useRouter()
  const { askViewer, passTo } = useViewerChange()
  return useCallback(
    async (placeOf: (viewer: User) => string): Promise<void> => {
      const viewer = await askViewer().catch((error: Error) => {
        toast.error(error.message)
        return undefined
      })
      if (viewer === undefined) return
      closePopup()
      tellOtherTabs(viewer?.id ?? null)
      if (viewer && viewer.type !== 'unknown')
        return passTo(viewer, () =>
          // The dialog's history entry is no longer needed: Back must not go to it.
          router.navigate({
            href: placeOf(viewer),
            replace: router.history.location.state.isDialog === true,
          }),
        )
      await passTo(viewer, () => router.invalidate())
      if (viewer) openPopup({ name: 'select-role' })
      else toast.error('Your browser did not keep you signed in. Please allow cookies for Fieldhouse.')
    },
    [router, askViewer, passTo],
  )
}

/**
 * ACC-03: runs after any sign-in. A page in the address comes first, if it is on our site. A person without a role
 * chooses one first.
 */
export const useEnter = (): ((isNew?: boolean) => Promise<void>) => {
  const router = useRouter()
  const arrive = useArrival()
  return useCallback(
    (isNew = false) => {
      const asked = new URLSearchParams(router.state.location.searchStr).get('url')
      const landing = isNew ? firstLandingOf : landingOf
      return arrive((viewer) => safeReturnPath(asked, siteFacts().siteOrigin) ?? landing(viewer))
    },
    [router, arrive],
  )
}
