import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { costWords, usePackages } from '../package-quotes.ts'
import { type Service, services } from '../service-content.ts'

interface ServicePageProps {
  service: Service
  /** Opens the sign-up. Null for a signed-in person. */
  onSignUp: (() => void) | null
}

/** PUB-05: what one kind of person does here, what they get, and what it costs. */
export const ServicePage = ({ service, onSignUp }: ServicePageProps) => (
  <div className="wrap pt-2 pb-12">
    <TabLinks label="Services">
      {Object.values(services).map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </TabLinks>
    <div className="pt-10 sm:pt-14">
      <PageTitle title={service.title} lead={service.lead} />
    </div>
    <ServiceFigures figures={service.figures} />
    <section className="py-14 sm:py-20">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 pb-5 lg:grid-cols-[16.5rem_repeat(2,minmax(0,1fr))]">
        <h2 className="text-d2">How it works</h2>
        <p aria-hidden="true" className="label hidden text-muted lg:block">
          {deedLabel}
        </p>
        <p aria-hidden="true" className="label hidden text-muted lg:block">
          {gainLabel}
        </p>
      </div>
      {service.rows.map((row) => (
        <ServiceRow key={row.title} {...row} />
      ))}
    </section>
    <RailSection title="How it starts">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 sm:grid-cols-[repeat(3,minmax(0,1fr))]">
        {service.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="display text-fig text-muted">
              {index + 1}
            </span>
            <h3 className="mt-3 text-d4">{title}</h3>
            <p className="mt-2 text-ui text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        {onSignUp && (
          <Button size="lg" onClick={onSignUp}>
            {service.signUp}
          </Button>
        )}
        <LinkButton to={service.action.to} size="lg" isOutlined={onSignUp !== null}>
          {service.action.label}
        </LinkButton>
        <p className="max-w-[46ch] text-ui text-pretty text-muted">{service.action.note}</p>
      </div>
    </RailSection>
  </div>
)

const ServiceFigures = ({ figures }: Pick<Service, 'figures'>) => {
  const packages = usePackages()
  const priceOf = (wanted: string) =>
    packages.find(({ key }) => key === wanted)?.formatted_price.month_price ?? null
  return (
    <StatBoard columns="sm:grid-cols-3">
      {figures.map(({ label, value, unit, meaning }) => {
        const shown = typeof value === 'string' ? value : priceOf(value.monthOf)
        return (
          shown !== null && (
            <StatTile key={label} label={label} value={shown} unit={unit && ` ${unit}`} meaning={meaning} />
          )
        )
      })}
    </StatBoard>
  )
}

const deedLabel = 'What you do'
const gainLabel = 'What you get'

const ServiceRow = ({ title, cost, deed, gain }: Service['rows'][number]) => {
  const packages = usePackages()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-line pt-6 pb-7 lg:grid-cols-[16.5rem_repeat(2,minmax(0,1fr))]">
      <div>
        <h3 className="text-d3">{title}</h3>
        <p className="mt-2 text-small">{costWords(cost, packages)}</p>
      </div>
      <Cell label={deedLabel}>{deed}</Cell>
      <Cell label={gainLabel}>{gain}</Cell>
    </div>
  )
}

/** When the columns stack, each shows its own name. */
const Cell = ({ label, children }: { label: string; children: string }) => (
  <div>
    <p className="label mb-1.5 text-muted lg:sr-only">{label}</p>
    <p className="max-w-[46ch] text-pretty">{children}</p>
  </div>
)
