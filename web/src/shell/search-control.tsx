import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { use, useCallback, useEffect, useState } from 'react'
import type { SearchDialogProps } from '../features/search/components/search-dialog.tsx'
import { Button } from '../ui/actions/button.tsx'
import { type OnDemandProps, onDemand } from '../ui/loading/on-demand.tsx'
import { Icon } from '../ui/media/icon.tsx'
import { preloadDialog } from '../ui/overlays/dialog.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { FindsPeople } from './finds-people.ts'
import { isFullySignedIn } from './navigation.ts'
import { asksForSearch } from './search-key.ts'
import { typedAhead } from './typed-ahead.ts'
import { useViewer } from './use-viewer.ts'

const { OnDemand: SearchDialog, preload } = onDemand<SearchDialogProps & OnDemandProps>(() =>
  import('../features/search/components/search-dialog.tsx').then((module) => module.SearchDialog),
)

/** Loads both parts of the popup together, or one would request the other only after it has loaded. */
const preloadSearch = () => {
  preload()
  preloadDialog()
}

/** SRC-01: the athlete search on every page, by a press or by the key "/". */
export const SearchControl = () => {
  const [isOpen, setOpen] = useState(false)
  const [ahead] = useState(typedAhead)
  const findsPeople = use(FindsPeople)
  const isSignedIn = isFullySignedIn(useViewer())
  const router = useRouter()

  const close = useCallback(() => {
    // If the popup never loads, the letters have to go back to the page.
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
      // Otherwise the character would appear in the field that gets the focus.
      event.preventDefault()
      preloadSearch()
      // A person who knows the key continues typing right away.
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
      <Tooltip
        text={findsPeople ? 'Search athletes. Press / to find a person' : 'Press / to search'}
        hidesAfter={2000}
      >
        {(trigger) => (
          <Button
            variant="borderless"
            isIcon
            {...trigger}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-keyshortcuts={findsPeople ? undefined : '/'}
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
