import { FactRows } from './components/fact-rows.tsx'
import { TextLink } from './components/text-link.tsx'
import type { TextSection } from './components/text-page.tsx'

/** The part before the cookies: what is stored, and who sees it. */
export const whatWeKeep: readonly TextSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <ul>
        <li>A minor's phone number, email and street address are never public. Nobody's birth date is.</li>
        <li>The athlete or a parent decides whether the page is public or hidden.</li>
        <li>Parents who are linked to an athlete can read the athlete's chats.</li>
        <li>Card details go to Braintree, our payment provider. They never reach us.</li>
        <li>We sell no personal data, and we show no ads.</li>
        <li>
          Your account is deleted when you say so: <TextLink to="/contact-us">write to us</TextLink>, no
          reason needed.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <>
        <p>Only what you or your family enter, and what happens here because of it.</p>
        <FactRows
          facts={[
            {
              name: 'Your account',
              text: 'Name, email, gender, sport, your role and, for relatives, how you are related. Your password is kept only as a hash: we can check it, but not read it.',
            },
            {
              name: 'A coach’s job',
              text: 'College, position, a link to the staff page, the college email you confirm, and how and when you were verified. Families see the college, the position and how you were verified.',
            },
            {
              name: "The athlete's page",
              text: 'Whatever the athlete or a parent puts there: seasons, measurements, photos, video links, school, grades, transcripts, awards, goals, contacts, birth date.',
            },
            {
              name: 'Conversations',
              text: 'Chats, messages sent through the contact form of a page, and the calls, emails and texts that someone logged. A chat message you began and did not send is kept too, so that you can go on later; only you see it.',
            },
            {
              name: 'Your search',
              text: 'Filters, the athletes you looked up last, favorites, and the answers to the college match survey. Without an account, filters are a cookie, and the athletes you looked up stay in your own browser.',
            },
            {
              name: 'Payments',
              text: 'Your package, invoices and billing address. No card numbers.',
            },
            {
              name: 'Messages to us',
              text: 'What you send through Contact Us or Provide feedback, with the name, email and phone number you give.',
            },
          ]}
        />
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    text: (
      <FactRows
        facts={[
          {
            name: 'A public page',
            text: "Anyone who has the link, and search engines may list it. It never shows a minor's email, phone number or street address, and never a birth date.",
          },
          {
            name: 'Contact details',
            text: "Verified coaches, the athlete's success coach, the parents and our admins. Everyone else uses the contact form: we pass the message on by email and note it in the athlete's activity log. The sender does not learn the address.",
          },
          {
            name: 'A hidden page',
            text: 'Only the athlete, the parents, their success coach, coaches the athlete is assigned to, and our admins.',
          },
          {
            name: 'PDF, transcripts',
            text: 'The athlete, the parents, assigned coaches and our admins. Everyone else needs the access code of six characters. The athlete or a parent gives it out, and can renew it at any time.',
          },
          {
            name: 'Chats',
            text: 'The people in the chat and, when an athlete is one of them, the linked parents.',
          },
        ]}
      />
    ),
  },
  {
    id: 'young-athletes',
    title: 'Young athletes',
    text: (
      <>
        <p>
          Most athletes here are under 18. They use Fieldhouse with the consent of a parent or guardian. A
          parent who is linked to the account sees what the athlete sees: page, package and chats are shared
          between them.
        </p>
        <p>
          A parent can start the page alone. The athlete gets a sign-in of their own only by accepting an
          invitation.
        </p>
        <p>
          Fieldhouse is made for high school. It is not for children under 13; if you know of such an account,
          tell us and we will remove it. Parents may ask us at any time what we keep about their child, have
          it corrected, or have it erased.
        </p>
      </>
    ),
  },
  {
    id: 'views',
    title: 'Who looked',
    text: (
      <>
        <p>
          When a verified coach opens a page, the athlete and the parents can see it, at most once an hour for
          each coach. Coaches should know that.
        </p>
        <p>
          Other visits to a page are one number for each day. We do not store who it was, and no cookie is
          needed for it. Visits by the athlete, the family and our own staff are not counted.
        </p>
      </>
    ),
  },
]

/** The part after the cookies: who else processes the data, and how to get it back. */
export const whatYouCanDo: readonly TextSection[] = [
  {
    id: 'others',
    title: 'Who else is involved',
    text: (
      <>
        <p>A few services do a part of the work, and get only what that part needs.</p>
        <FactRows
          facts={[
            {
              name: 'Braintree',
              text: 'Takes card and PayPal payments. It holds the card; we hold a reference to it.',
            },
            {
              name: 'Sign-in services',
              text: 'If you choose Google, Facebook or Twitter to sign in, they tell us your name and email. If you do not, they learn nothing.',
            },
            {
              name: 'Video sites',
              text: 'A video from YouTube, Vimeo or Hudl is loaded from there only after you press play.',
            },
            {
              name: 'Writing assistant',
              text: "It drafts from the facts on the athlete's page and what you type to it. Where it uses a language service outside Fieldhouse, those are sent there, and nothing else. Where it does not, it says so.",
            },
            {
              name: 'Promo codes',
              text: 'If you buy with a promo code or an invitation, its owner sees the sale.',
            },
          ]}
        />
        <p>We give data to authorities only when the law obliges us to.</p>
      </>
    ),
  },
  {
    id: 'our-team',
    title: 'What our team can do',
    text: (
      <>
        <p>
          To help you, an admin can open Fieldhouse as you see it. The start, the end and every change made in
          between are logged with that admin's name.
        </p>
        <p>
          A success coach works for the athletes on their roster: sees their page and contact details, chats
          with them, and can use the recruiting center on their behalf.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    text: (
      <ul>
        <li>Passwords, sign-ins and email codes are stored only as hashes.</li>
        <li>An email code works for 15 minutes. A reset link works once, for 60 minutes.</li>
        <li>A new password ends every other sign-in of that account.</li>
        <li>
          Attempts to sign in or to guess a code are limited by account and by network address. The address is
          used for that count and not kept after it.
        </li>
        <li>
          With each sign-in we keep the kind of browser and its network address, so that you can see where you
          are signed in, sign out anywhere, and get an email about a new device.
        </li>
        <li>Our error logs carry a request number instead of personal data.</li>
      </ul>
    ),
  },
  {
    id: 'your-choices',
    title: 'See, change, delete',
    text: (
      <>
        <p>
          Everything on a page can be changed or removed there by the athlete and the parents. The page can be
          hidden and shown again with one switch, and saved as a PDF.
        </p>
        <p>
          You delete your account yourself in Settings. For an athlete’s account a linked parent can also{' '}
          <TextLink to="/contact-us">write to us</TextLink>. The page and every sign-in close at once: nobody
          finds or opens them any more.
        </p>
        <p>
          What you entered is then kept out of sight for 30 days, so that a mistake can be undone: the link in
          our email restores the account. After 30 days we erase it for good, with every file. Messages you
          sent stay with the people who got them, from “Deleted account”. Invoices, if there are any, stay for
          as long as tax law asks for them.
        </p>
        <p>Ending a package deletes nothing. What you entered stays yours to see.</p>
      </>
    ),
  },
]
