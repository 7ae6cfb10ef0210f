import { scoreParts } from '@fieldhouse/contract/rankings.parts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { audiences, beliefs } from '../about-content.ts'
import { CompanyAddress } from '../components/company-address.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { PackageRows } from '../components/package-rows.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { Prose } from '../components/prose.tsx'
import { TextLink } from '../components/text-link.tsx'

/** PUB-03: /about-us. */
export const AboutPage = () => (
  <div className="wrap pt-10 pb-12 sm:pt-16">
    <PageTitle
      title="Seen for what you do"
      lead="Fieldhouse helps high-school athletes show college coaches who they are: with true numbers, on one page, and with their parents beside them."
    />
    <RailSection title="Who it is for">
      <FactRows
        hasEdges={false}
        facts={audiences.map(({ name, text, link }) => ({
          name,
          text,
          note: <TextLink to={link.to}>{link.label}</TextLink>,
        }))}
      />
    </RailSection>
    <RailSection title="What we believe">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {beliefs.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-d3">{title}</h3>
            <p className="mt-2.5 max-w-[46ch] text-muted">{text}</p>
          </div>
        ))}
      </div>
      <h3 className="mt-14 mb-5 text-d3">What a Top 100 score is made of</h3>
      <StatBoard columns="grid-cols-2 sm:grid-cols-5">
        {scoreParts.map(({ key, title, weight }) => (
          <StatTile key={key} label={title} value={weight} unit="%" />
        ))}
      </StatBoard>
      <p className="mt-4 max-w-[65ch] text-small text-muted">
        Production is a percentile within the athlete's sport and class, consistency the spread over seasons.
        The other three come from evaluations by success coaches and admins. See the{' '}
        <TextLink to="/top-100">Top 100</TextLink>.
      </p>
    </RailSection>
    <RailSection title="How we make money">
      <Prose>
        <p>
          Families pay us for packages. Nobody else does: no ads, no sale of data, no fee from colleges, and
          nothing to be bought that lifts a rank or a search result.
        </p>
        <PackageRows />
        <p>
          A basic page with 5 photos is free and stays free. Clubs and partners can hand out promo codes: you
          see the discount before you pay, and they see the sale. All of it, with what is charged when and how
          to cancel, stands on <TextLink to="/packages">Packages</TextLink> and in the{' '}
          <TextLink to="/terms">Terms & Conditions</TextLink>.
        </p>
      </Prose>
    </RailSection>
    <RailSection title="How to reach us">
      <div className="grid justify-items-start gap-6 text-lead">
        <CompanyAddress />
        <LinkButton to="/contact-us" size="lg">
          Write to us
        </LinkButton>
      </div>
    </RailSection>
  </div>
)
