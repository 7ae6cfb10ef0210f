import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { OptionLine } from './option-line.tsx'

/** What every page has, with a package or without. */
const contents = [
  'A page of your own, with a link to share',
  'Your seasons, and where each number comes from',
  '5 photos',
  'Honest view counts',
  'Your parents on the same page',
]

export interface FreeOfferProps {
  /** Opens the sign-up. */
  onSignUp: () => void
  /** The link for a signed-in person, who needs no second account. */
  ownPlace: { readonly label: string; readonly to: string } | null
}

/** PUB-04: a page is free. This comes first, so no one thinks they have to pay to start. */
export const FreeOffer = ({ onSignUp, ownPlace }: FreeOfferProps) => (
  <section
    aria-labelledby="free-page"
    className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 rounded-lg border border-line bg-raised p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] lg:items-center"
  >
    <div>
      <h2 id="free-page" className="text-d2">
        Start free
      </h2>
      <p className="mt-2 max-w-[40ch] text-ui text-pretty text-muted">
        No cost, no card, and it stays free. Add a package when you need more.
      </p>
    </div>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      {contents.map((name) => (
        <OptionLine key={name} name={name} />
      ))}
    </ul>
    {ownPlace ? (
      <LinkButton to={ownPlace.to} size="lg">
        {ownPlace.label}
      </LinkButton>
    ) : (
      <Button size="lg" onClick={onSignUp}>
        Create a free page
      </Button>
    )}
  </section>
)
