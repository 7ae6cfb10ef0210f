import type { SiteContent } from '@fieldhouse/contract/site.content'
import { useQuery } from '@tanstack/react-query'
import { siteBasicsQuery } from '../../../lib/site-content.ts'

interface CompanyAddressProps {
  /** The name above the street, unless it is already there. */
  hasName?: boolean
}

/** Our postal address and phone, as the team maintains them. */
export const CompanyAddress = ({ hasName = true }: CompanyAddressProps) => {
  const company = useQuery(siteBasicsQuery).data?.company
  return company ? <AddressLines company={company} hasName={hasName} /> : null
}

export const AddressLines = ({
  company,
  hasName = true,
}: CompanyAddressProps & { company: SiteContent['company'] }) => (
  <address className="not-italic">
    {hasName && (
      <>
        Fieldhouse
        <br />
      </>
    )}
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
