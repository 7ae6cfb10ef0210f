import { LinkButton } from '../../../ui/link-button.tsx'
import { PosterCard } from '../../../ui/poster-card.tsx'
import { roles } from '../home-content.ts'

interface HomePageProps {
  /** Where Get Started leads: by role (SHL-09). */
  start?: string
}

/** The front door. */
export const HomePage = ({ start = '/packages' }: HomePageProps) => (
  <>
    <section className="wrap grid items-end gap-8 pt-6 pb-12 sm:gap-10 sm:pt-8 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_760px]">
      <div>
        <h1 className="text-[clamp(min(3.25rem,18vw),21vw,6rem)] leading-[.84] tracking-[-.022em] text-balance sm:text-[clamp(3.5rem,8.6vw,7.75rem)]">
          Your Profile Page Gets You In The Game
        </h1>
        <p className="my-5 max-w-[36ch] text-lead text-muted sm:my-7">
          Numbers, film and grades behind one link. A college coach has ten seconds and a phone: make them
          count.
        </p>
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <LinkButton to={start} size="lg">
            Get Started
          </LinkButton>
          <LinkButton to="/contact-us" size="lg" isOutlined>
            Ask us anything
          </LinkButton>
        </div>
      </div>
      <SamplePosters />
    </section>
    <section className="wrap pb-24">
      <h2 className="mb-10 text-d1">Who does what</h2>
      {roles.map(({ who, deeds }) => (
        <div
          key={who}
          className="grid gap-x-10 gap-y-6 border-t border-line pt-7 pb-8 lg:grid-cols-[264px_repeat(3,1fr)]"
        >
          <h3 className="text-[2rem]">{who}</h3>
          {deeds.map(({ title, text }) => (
            <div key={title}>
              <h4 className="font-sans text-body font-semibold tracking-normal normal-case">{title}</h4>
              <p className="mt-1.5 text-ui text-muted">{text}</p>
            </div>
          ))}
        </div>
      ))}
    </section>
  </>
)

/** What a page looks like at a glance. The two are drawn, and say so. */
const SamplePosters = () => (
  <figure className="-me-(--gutter) min-w-0 lg:me-[calc(-1*max(var(--gutter),(100vw-var(--page))/2))]">
    <div className="flex gap-4 overflow-hidden">
      <PosterCard
        theme="orange"
        number="14"
        kicker="Shooting guard, class of 2027"
        firstName="Amara"
        lastName="Whitlock"
        figures={[
          { label: 'Points', value: '19.8' },
          { label: 'Assists', value: '4.7' },
          { label: 'Steals', value: '2.9' },
          { label: 'GPA', value: '3.87' },
        ]}
        crop="6 -50 740 790"
      />
      <PosterCard
        theme="blue"
        number="7"
        kicker="Point guard, class of 2028"
        firstName="Jordan"
        lastName="Achebe"
        figures={[
          { label: 'Points', value: '16.4' },
          { label: 'Assists', value: '7.1' },
          { label: 'Steals', value: '3.0' },
          { label: 'GPA', value: '3.52' },
        ]}
        crop="150 -10 520 600"
        isFlipped
      />
    </div>
    <figcaption className="mt-3 text-small text-muted">
      Two sample pages. The people are drawn, not real.
    </figcaption>
  </figure>
)
