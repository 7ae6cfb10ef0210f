import type { ReactNode } from 'react'
import { FactRows } from './components/fact-rows.tsx'
import type { TextSection } from './components/text-page.tsx'

/** SHL-12: everything we store in a browser. The cookie banner links to this section. */
export const cookiesSection = (choice: ReactNode): TextSection => ({
  id: 'cookies',
  title: 'Cookies',
  text: (
    <>
      <p>
        Cookies are small notes a site leaves in your browser. Ours keep you signed in and remember your
        settings. None of them follows you to other sites.
      </p>
      <h3>Counting visits</h3>
      <p>
        We count which of our pages are visited only if you allow it. Fieldhouse works the same if you
        decline, and you can change your answer here at any time:
      </p>
      {choice}
      <h3>The cookies</h3>
      <FactRows
        facts={[
          {
            name: 'main-auth-token',
            text: 'Keeps you signed in. Scripts on the page cannot read it, nor the next two.',
            note: 'Up to 15,000,000 seconds, about 174 days, with Remember Me. Without it, until you close the browser, and 12 hours at most.',
          },
          {
            name: 'main-auth-device',
            text: 'Recognizes this browser, so we can email you when someone signs in from another one.',
            note: '15,000,000 seconds, about 174 days',
          },
          {
            name: 'main-auth-social',
            text: 'Ties a sign-in with Google, Facebook or Twitter to this browser while it is under way.',
            note: '10 minutes',
          },
          {
            name: 'darkMode',
            text: 'Light or dark, if you chose one.',
            note: '7 days',
          },
          {
            name: 'lastDetectedTheme',
            text: 'Whether your device was last set to light or dark.',
            note: '365 days',
          },
          {
            name: 'clientTime',
            text: 'How far your clock is from world time, so that dates are yours.',
            note: '365 days',
          },
          {
            name: 'promo-code',
            text: 'The promo code you entered or came with.',
            note: '7 days, or until you remove the code',
          },
          {
            name: 'view-top-100',
            text: 'That you closed the Top 100 banner on the home page.',
            note: '365 days',
          },
          {
            name: 'search-filters',
            text: 'How you narrowed the search, while you are not signed in.',
            note: '7 days',
          },
        ]}
      />
      <h3>Local storage</h3>
      <p>Notes of the same kind that stay on your device and are not sent along with every request.</p>
      <FactRows
        facts={[
          {
            name: 'cookie_consent',
            text: 'Your answer about counting visits: 1 for yes, 0 for no.',
            note: 'Until you clear the data of this site',
          },
          {
            name: 'inviteParams',
            text: 'The invitation you came with, so that it is still there after you sign up.',
            note: 'Until you sign out',
          },
          {
            name: 'athlete_history',
            text: 'The athletes you looked up last, while you are not signed in. Your browser asks us which of them are still shown; we do not note who asked.',
            note: 'The last ten, until you press Clear recent',
          },
          {
            name: 'impersonation_redirect_url',
            text: 'For our admins alone: the page they return to after helping someone.',
            note: 'Until they return',
          },
        ]}
      />
      <p>
        While a tab is open, your browser also remembers how far you had scrolled, and what you typed into an
        unfinished sign-up (signUpDraft, roleDraft), but never your password, and which colleges you compare
        (compareColleges). These notes end with the tab. The payment form comes from Braintree, which may set
        cookies of its own against fraud; it is loaded only when you pay.
      </p>
    </>
  ),
})
