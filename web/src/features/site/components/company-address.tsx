import type { Company } from '../company.ts'

/** Where letters and calls reach us. */
export const CompanyAddress = ({ company }: { company: Company }) => (
  <address className="not-italic">
    {company.name}
    <br />
    {company.street}
    <br />
    {company.town}
    <br />
    <a
      href={`tel:+1${company.phone.replace(/\D/g, '')}`}
      className="inline-flex items-center underline decoration-line-strong underline-offset-4 hover:decoration-current touch:min-h-11"
    >
      {company.phone}
    </a>
  </address>
)
