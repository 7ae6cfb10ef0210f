import { useHydrated } from '@tanstack/react-router'
import { useToldHeight } from '../lib/use-told-height.ts'
import { Button } from '../ui/actions/button.tsx'
import { classNames } from '../ui/style/class-names.ts'
import { decide, useConsent } from './cookie-consent.ts'
import { PlaceLink } from './place-link.tsx'

/**
 * SHL-08: asks one time. Both answers are equally easy. A slim bar with its own space at the end of the page. Other
 * elements at the bottom of the window stay above it (`--bottom-bar`). Until it is hydrated, `in-page/cookie-question.ts`
 * shows it.
 */
export const CookieBanner = () => (useConsent() === null ? <Question /> : null)

const Question = () => {
  // Large text needs more than the height that the styles expect.
  const bar = useToldHeight<HTMLElement>('--bottom-bar')
  return (
    <aside
      ref={bar}
      aria-label="Cookies"
      data-cookie-question=""
      className={classNames(
        'sticky bottom-0 z-40 min-h-13 items-center border-t border-line bg-raised text-small print:hidden',
        useHydrated() ? 'flex' : 'hidden in-data-asks-cookies:flex',
      )}
    >
      {/* With large text on a phone, the buttons go below the question. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
        {/* Short, because it appears last and would count as the largest text on a page with little text. */}
        <p className="min-w-[min(9rem,100%)] flex-1 leading-tight">
          May we count your visit?{' '}
          <PlaceLink to="/policy" hash="cookies" className="text-muted underline underline-offset-4">
            How we use cookies
          </PlaceLink>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isOutlined data-consent="0" onClick={() => decide('0')}>
            Decline
          </Button>
          <Button size="sm" isOutlined data-consent="1" onClick={() => decide('1')}>
            Allow
          </Button>
        </div>
      </div>
    </aside>
  )
}
