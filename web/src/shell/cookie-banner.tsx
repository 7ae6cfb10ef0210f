import { Button } from '../ui/button.tsx'
import { decide, useConsent } from './cookie-consent.ts'
import { PlaceLink } from './place-link.tsx'

/** SHL-08: asks once. Both answers are equally easy to give. */
export const CookieBanner = () =>
  useConsent() === null ? (
    <aside
      aria-label="Cookies"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-2xl gap-4 rounded-lg border border-line bg-raised p-5 shadow-float-lg sm:flex sm:items-center sm:gap-6"
    >
      {/* Two short ones: it comes last, and would count as the largest text of a page that has little. */}
      <div className="grid grow gap-0.5 text-ui">
        <p>May we count your visit to make Fieldhouse better?</p>
        <p className="text-muted">
          It works the same if you decline.{' '}
          <PlaceLink to="/policy" hash="cookies" className="text-text underline underline-offset-4">
            How we use cookies
          </PlaceLink>
        </p>
      </div>
      <div className="flex shrink-0 gap-3 *:flex-1">
        <Button isOutlined onClick={() => decide('0')}>
          Decline
        </Button>
        <Button isOutlined onClick={() => decide('1')}>
          Allow
        </Button>
      </div>
    </aside>
  ) : null
