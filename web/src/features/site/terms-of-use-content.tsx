import { FactRows } from './components/fact-rows.tsx'
import { TextLink } from './components/text-link.tsx'
import type { TextSection } from './components/text-page.tsx'

export const termsOfUseSections: readonly TextSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <ul>
        <li>Keep it true. A number here may decide someone’s next four years.</li>
        <li>Be decent, above all to people under 18.</li>
        <li>Upload only what you may show.</li>
        <li>Use contact details for recruiting and for nothing else.</li>
        <li>See something wrong? Tell us.</li>
      </ul>
    ),
  },
  {
    id: 'who-they-bind',
    title: 'Who they bind',
    text: (
      <p>
        Everyone who opens Fieldhouse, with or without an account. Packages and payment are in the{' '}
        <TextLink to="/terms">Terms & Conditions</TextLink>; what we do with data is in the{' '}
        <TextLink to="/policy">Privacy Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'true',
    title: 'Keep it true',
    text: (
      <ul>
        <li>Enter numbers you really made, in the season you made them.</li>
        <li>
          Every figure carries a mark that says where it comes from. Do not call one confirmed by a coach, an
          event or a document when it was not.
        </li>
        <li>
          One page for one athlete. Do not open a page in someone else's name, unless you are a relative.
        </li>
        <li>Show the athlete as they are: their own photos, their own film.</li>
        <li>Grades and transcripts as the school wrote them.</li>
      </ul>
    ),
  },
  {
    id: 'decent',
    title: 'Be decent',
    text: (
      <>
        <p>Not here, in no message, photo or profile:</p>
        <ul>
          <li>Insults, threats, pressure, or following someone who does not want to hear from you.</li>
          <li>Anything sexual. Anything that belittles people for who they are.</li>
          <li>Advertising, chain letters, the same message to everyone.</li>
          <li>Other people's private matters.</li>
          <li>Pretending to be a coach, a college, a parent or one of us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'athletes',
    title: 'Writing to athletes',
    text: (
      <ul>
        <li>Most of them are minors, and their parents read along. Write accordingly.</li>
        <li>Do not ask a minor to move to a channel where the parents cannot see it.</li>
        <li>
          Coaches keep the contact rules and calendars of their own association. We do not check them for you.
        </li>
        <li>
          Contact details and transcripts are for recruiting. Do not pass them on, collect or sell them.
        </li>
        <li>Never ask for money for a place, a tryout or a word with a coach.</li>
      </ul>
    ),
  },
  {
    id: 'uploads',
    title: 'What you upload',
    text: (
      <>
        <p>
          Put up only what is yours or what its owner lets you show. Photographers own their pictures, and
          music in a video belongs to someone, too. Ask the people in the picture; for a teammate under 18,
          ask the parents.
        </p>
        <p>No harmful files, and no links to them.</p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Doors and limits',
    text: (
      <ul>
        <li>Do not copy pages in bulk or collect data about athletes by program.</li>
        <li>
          Do not guess codes or passwords, and do not try to get around a limit, a hidden page or an access
          code.
        </li>
        <li>Programs of your own may use your own sign-in, within the limits they are told.</li>
        <li>
          Found a hole? <TextLink to="/contact-us">Tell us</TextLink> before you tell others. We will thank
          you, not chase you, as long as you looked at no more than you had to.
        </li>
      </ul>
    ),
  },
  {
    id: 'copyright',
    title: 'Whose is what',
    text: (
      <>
        <p>
          The name Fieldhouse, the design and our own texts are ours. What people put on a page stays theirs.
          Names, colors and mascots of colleges belong to the colleges; that we name them does not mean that
          they endorse us.
        </p>
        <p>What others have collected, and where it comes from:</p>
        <FactRows
          facts={[
            {
              name: 'Colleges',
              text: 'US Department of Education: IPEDS, College Scorecard and Equity in Athletics (EADA). Public domain.',
            },
            {
              name: 'Mascots, colors',
              text: 'In part from cfbfastR and collegefootballdata.com, under CC BY 4.0.',
            },
            { name: 'Places', text: 'GeoNames, under CC BY 4.0, joined with town populations.' },
          ]}
        />
      </>
    ),
  },
  {
    id: 'other-sites',
    title: 'Other sites',
    text: (
      <p>
        Pages here link to videos, articles, social networks and colleges. Those sites are not ours: their
        rules hold there, and we cannot answer for what they show.
      </p>
    ),
  },
  {
    id: 'report',
    title: 'Report something',
    text: (
      <>
        <p>
          Use the form on <TextLink to="/contact-us">Contact Us</TextLink>. Give the address of the page or
          the name in the chat, and say what is wrong with it. You need no account for that.
        </p>
        <p>
          Is it your photo, film or text? Then also tell us what the work is, that you own it or speak for its
          owner, and how we reach you. We take it down while we look into it.
        </p>
        <p>
          If a young person is in danger, call 911 first. You can report the sexual exploitation of a child to
          the National Center for Missing & Exploited Children at 1-800-843-5678.
        </p>
      </>
    ),
  },
  {
    id: 'if-broken',
    title: 'If a rule is broken',
    text: (
      <p>
        Depending on what happened we write to you, take the thing down, hide the page or close the account.
        We say which rule it was. If you think we got it wrong, answer, and a person will look at it again.
      </p>
    ),
  },
]
