import type { ReactNode } from 'react'

/** One component in one state, with its name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4" aria-label={name}>
    <h3 className="label text-muted">{name}</h3>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
  </section>
)

/** The components of one kind. */
export const Shelf = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid gap-8 border-t border-line py-12" aria-label={name}>
    <h2 className="text-d2">{name}</h2>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
      {children}
    </div>
  </section>
)
