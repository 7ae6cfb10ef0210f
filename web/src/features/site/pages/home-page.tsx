import { Link } from '@tanstack/react-router'

/** The front door. */
export const HomePage = () => (
  <main className="mx-auto grid max-w-5xl gap-6 px-4 py-24">
    <h1 className="text-5xl font-bold">Your Profile Page Gets You In The Game</h1>
    <p className="max-w-xl text-muted">
      Fieldhouse helps high-school athletes get recruited by college programs.
    </p>
    <p>
      <Link to="/contact-us" className="font-semibold text-accent underline underline-offset-4">
        Contact us
      </Link>
    </p>
  </main>
)
