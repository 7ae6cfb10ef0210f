import { FactRows } from './components/fact-rows.tsx'
import { PackageRows } from './components/package-rows.tsx'
import { TextLink } from './components/text-link.tsx'
import type { TextSection } from './components/text-page.tsx'

/** Who may join, and what it costs. */
const joining: readonly TextSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <ul>
        <li>A basic page with 5 photos is free. College coaches never pay.</li>
        <li>A package costs nothing today. The first charge comes one month after you choose it.</li>
        <li>We remind you by email 7 days before the charge.</li>
        <li>
          You can cancel any time, with one click on your Payment page. Nothing you entered is hidden from you
          afterwards.
        </li>
        <li>Athletes under 18 need the consent of a parent or guardian.</li>
        <li>Nobody can promise you an offer from a college, and we do not.</li>
      </ul>
    ),
  },
  {
    id: 'about-these-terms',
    title: 'About these terms',
    text: (
      <>
        <p>
          They are the agreement between you and Fieldhouse about your account and your package. You accept
          them when you create an account. How to behave on the site is in the{' '}
          <TextLink to="/terms-of-use">Terms of use</TextLink>; what happens to your data is in the{' '}
          <TextLink to="/policy">Privacy Policy</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <ul>
        <li>One email address, one account. You confirm the address with a code of four digits.</li>
        <li>Use your real name and your real role: athlete, relative or coach.</li>
        <li>
          A parent or relative can create the athlete's page and invite the athlete to it. Both then act on
          the same page, the same package and the same chats.
        </li>
        <li>
          Keep your password to yourself. If someone else got in, change it: every other sign-in ends with the
          old one. Then tell us.
        </li>
      </ul>
    ),
  },
  {
    id: 'under-18',
    title: 'Under 18',
    text: (
      <>
        <p>
          If you are under 18, ask a parent or guardian before you sign up and before you choose a package. By
          letting you do so they accept these terms with you, and they answer for what is paid.
        </p>
        <p>
          A parent who is linked to the account can read the chats, hide the page and cancel the package.
          Fieldhouse is not for children under 13.
        </p>
      </>
    ),
  },
  {
    id: 'packages',
    title: 'Packages and prices',
    text: (
      <>
        <p>
          Each package holds everything the one before it does. Prices are in US dollars; a tax, if there is
          one, is shown before you confirm.
        </p>
        <PackageRows />
        <p>
          Paying by the year saves 20%. The label says 2 months free; it comes to a little more than that.
        </p>
        <p>
          <strong className="font-semibold">Basketball only:</strong> the recruiting center and best college
          match. If you play hockey, lacrosse, soccer, baseball or softball, please choose with that in mind.
        </p>
        <p>
          You can always find today's prices under <TextLink to="/packages">Packages</TextLink>. Yours is the
          one you saw when you confirmed. If it is ever to change, we write to you first, and you can cancel
          before it does.
        </p>
      </>
    ),
  },
]

/** What is charged, and how it ends. */
const paying: readonly TextSection[] = [
  {
    id: 'payment',
    title: 'When you pay',
    text: (
      <>
        <FactRows
          facts={[
            { name: 'Today', text: '$0.00. The first month is free, and everything opens right away.' },
            {
              name: '7 days before',
              text: 'We email you a reminder, so that no charge comes as a surprise.',
            },
            {
              name: 'After one month',
              text: 'The first charge: one month, or one year if you chose annual billing.',
            },
            { name: 'Then', text: 'The same again each month or each year, until you cancel.' },
          ]}
        />
        <p>
          You pay here by card or PayPal, through Braintree. Card details go there and never reach us. A promo
          code lowers the price as shown before you confirm.
        </p>
        <p>
          If a charge cannot be collected, we try again after 1, 3 and 5 days. Then the package ends. Your
          account and everything you saved stay.
        </p>
      </>
    ),
  },
  {
    id: 'cancel',
    title: 'How to cancel',
    text: (
      <>
        <p>
          With one click on your Payment page. It takes no call, no letter and no reason. The person who pays
          can do it, and so can a parent.
        </p>
        <ul>
          <li>Before the first charge: you pay nothing.</li>
          <li>
            After it: the package runs to the end of the time you paid for, and nothing more is charged.
          </li>
          <li>
            After the end you have a free account. Visitors see the basic page with 5 photos. You still see
            everything you saved: favorites, lists, notes, the activity log and every chat.
          </li>
          <li>
            You can go on with the chats you have. New searches, favorites and notes, and first messages to a
            coach, are open again the day you choose a package again.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Money back',
    text: (
      <p>
        If you think a charge was wrong, <TextLink to="/contact-us">tell us</TextLink>. What we pay back goes
        the way it came, as soon as the charge has settled, and is never more than was charged. Rights the law
        gives you as a customer stay as they are.
      </p>
    ),
  },
]

/** What each side may expect from the other. */
const expecting: readonly TextSection[] = [
  {
    id: 'no-promises',
    title: 'What we do not promise',
    text: (
      <ul>
        <li>An offer, a scholarship, a place on a roster, or an answer. Colleges decide those alone.</li>
        <li>
          A rank. The <TextLink to="/top-100">Top 100</TextLink> follows its published criteria. No package
          moves anyone up.
        </li>
        <li>
          That a match is an admission. The score says what fits, from the data we have, and shows what it
          does not know.
        </li>
        <li>That a draft of the assistant is right. Read it before you send it.</li>
        <li>That Fieldhouse is never down. We work for it, and repair what breaks.</li>
      </ul>
    ),
  },
  {
    id: 'your-content',
    title: 'What you enter is yours',
    text: (
      <p>
        Photos, texts and numbers stay yours. You allow us to store them and to show them to the people your
        settings name, for as long as they stand on your page. That is all we need, so that is all we ask for.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'When an account ends',
    text: (
      <>
        <p>
          You can delete your account in Settings whenever you like. A package ends with it, and nothing more
          is charged.
        </p>
        <p>
          We close an account only if it breaks the <TextLink to="/terms-of-use">Terms of use</TextLink> badly
          or again and again, or if the law obliges us to. We say why, and you can answer.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability and law',
    text: (
      <>
        <p>
          We answer for harm that we cause on purpose or by gross carelessness, and wherever the law does not
          let us limit it. For anything else we answer up to the amount you paid us in the twelve months
          before.
        </p>
        <p>
          The law of Ohio applies. Where the law of your own state protects you better as a customer, that
          protection stays.
        </p>
      </>
    ),
  },
]

export const termsSections: readonly TextSection[] = [...joining, ...paying, ...expecting]
