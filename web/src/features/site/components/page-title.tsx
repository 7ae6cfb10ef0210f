interface PageTitleProps {
  title: string
  lead: string
}

/** The prominent opening of a public page, with a summary beside it. */
export const PageTitle = ({ title, lead }: PageTitleProps) => (
  <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-6 pb-12 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[.84] tracking-[-.02em] text-balance">{title}</h1>
    <p className="max-w-[36ch] text-lead text-muted">{lead}</p>
  </header>
)
