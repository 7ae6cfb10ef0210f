import { CompanyAddress } from '../features/site/components/company-address.tsx'
import { footerPlaces } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** SHL-10. */
export const Footer = () => (
  <footer className="mt-auto overflow-hidden border-t border-line">
    <div className="wrap grid gap-10 pt-16 pb-10 text-ui sm:grid-cols-[1.6fr_2fr]">
      <div>
        <Wordmark />
        <div className="mt-3.5 min-h-16 text-muted">
          <CompanyAddress hasName={false} />
        </div>
      </div>
      <nav aria-label="Footer">
        <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3">
          {footerPlaces.map(({ label, to, isForSmallScreens }) => (
            <li key={to} className={isForSmallScreens ? 'sm:hidden' : undefined}>
              <PlaceLink
                to={to}
                className="inline-flex min-h-8 touch:min-h-11 items-center text-muted hover:text-text"
              >
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    <p className="wrap pb-8 text-small text-muted">
      © {new Date().getFullYear()} Fieldhouse. All rights reserved.
    </p>
    <div
      aria-hidden="true"
      className="display -mb-[0.18em] text-center text-[clamp(5rem,23.6vw,22rem)] leading-[.8] tracking-[-.02em] text-sunken select-none before:content-['Fieldhouse']"
    />
  </footer>
)
