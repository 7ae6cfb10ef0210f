import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { SearchDialogProps } from '../features/search/components/search-dialog.tsx'
import { Button } from '../ui/actions/button.tsx'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { preloadDialog } from '../ui/overlays/dialog.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { isFullySignedIn } from './navigation.ts'
import { asksForSearch } from './search-key.ts'
import { typedAhead } from './typed-ahead.ts'
import { useViewer } from './use-viewer.ts'

const { OnDemand: SearchDialog, preload } = onDemand<SearchDialogProps & OnDemandProps>(() =>
  import('../features/search/components/search-dialog.tsx').then((module) => module.SearchDialog),
)

/** Both parts of the popup at once: one would ask for the other only when it is there. */
const preloadSearch = () => {
  preload()
  preloadDialog()
}

/** SRC-01: the way to an athlete from every page, by a press or by the key "/". */
export const SearchControl = () => {
  const [isOpen, setOpen] = useState(false)
  const [ahead] = useState(typedAhead)
  const isSignedIn = isFullySignedIn(useViewer())
  const router = useRouter()

  const close = useCallback(() => {
    // Where the popup never came, nobody else would give the letters back to the page.
    ahead.take()
    setOpen(false)
  }, [ahead])

  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && close()),
    [router, close],
  )

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      // Else the sign would stand in the field that gets the focus.
      event.preventDefault()
      preloadSearch()
      // Whoever knows the key types on at once.
      ahead.start(() => setOpen(false))
      setOpen(true)
    }
    document.addEventListener('keydown', openByKey)
    return () => {
      document.removeEventListener('keydown', openByKey)
      ahead.take()
    }
  }, [ahead])

  return (
    <>
      <Tooltip text="Press / to search" hidesAfter={2000}>
        {(trigger) => (
          <Button
            variant="borderless"
            isIcon
            {...trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-keyshortcuts="/"
            onPointerEnter={(event) => {
              trigger.onPointerEnter(event)
              preloadSearch()
            }}
            onFocus={(event) => {
              trigger.onFocus(event)
              preloadSearch()
            }}
            onClick={() => {
              preloadSearch()
              setOpen(true)
            }}
          >
            <Icon of={Search} name="Search athletes" />
          </Button>
        )}
      </Tooltip>
      <SearchDialog isOpen={isOpen} onClose={close} isSignedIn={isSignedIn} takeTyped={ahead.take} />
    </>
  )
}
