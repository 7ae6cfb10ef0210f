import { Link } from '@tanstack/react-router'

export const NotFoundPage = () => (
  <main className="mx-auto grid max-w-5xl gap-4 px-4 py-24">
    <h1 className="text-4xl font-bold">This page could not be found</h1>
    <p>
      <Link to="/" className="font-semibold text-accent underline underline-offset-4">
        Go to Homepage
      </Link>
    </p>
  </main>
)
