import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { Prose } from '../components/prose.tsx'
import { TextLink } from '../components/text-link.tsx'

/** PUB-06: /delete-sorry, shown after an account was deleted. */
export const DeletedPage = () => (
  <div className="wrap pt-10 pb-12 sm:pt-16">
    <PageTitle
      title="Sorry to see you go"
      lead="Your account is deleted. Thank you for the time you gave us, and good luck with the season ahead."
    />
    <RailSection title="What is gone">
      <Prose>
        <ul>
          <li>The page. Its address leads nowhere now, and no search or list here shows it.</li>
          <li>Every sign-in, on every phone and computer, from this moment.</li>
          <li>A package, if there was one. Nothing more is charged.</li>
        </ul>
      </Prose>
    </RailSection>
    <RailSection title="What we keep">
      <FactRows
        hasEdges={false}
        facts={[
          {
            name: 'What you entered',
            text: 'Out of sight, so that a mistake can be undone.',
            note: 'For 30 days. Then we erase it for good.',
          },
          {
            name: 'Your email address',
            text: 'So that nobody else can open an account with it meanwhile.',
            note: 'For the same 30 days',
          },
          {
            name: 'Invoices',
            text: 'If you ever paid us.',
            note: 'As long as tax law asks for them',
          },
          {
            name: 'Messages',
            text: 'What you wrote to others stays with them, from “Deleted account”.',
          },
        ]}
      />
    </RailSection>
    <RailSection title="The way back">
      <div className="grid justify-items-start gap-6">
        <p className="max-w-[60ch] text-lead text-pretty">
          Changed your mind, or was it a slip? The email we just sent you has a link that restores your
          account for 30 days: page, photos, numbers, and the people linked to it. No email? Sign in with your
          email and password and we send a new link, or write to us.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact-us" size="lg">
            Write to us
          </LinkButton>
          <LinkButton to="/" size="lg" isOutlined>
            Go to Homepage
          </LinkButton>
        </div>
        <p className="max-w-[60ch] text-ui text-muted">
          Would you tell us what was missing? It helps the next family. How we handle data is in the{' '}
          <TextLink to="/policy" hash="your-choices">
            Privacy Policy
          </TextLink>
          .
        </p>
      </div>
    </RailSection>
  </div>
)
