interface ReachLinksProps {
  email: string | null
  phone: string | null
}

/** Contact links, for people who may see them. */
export const ReachLinks = ({ email, phone }: ReachLinksProps) => (
  <>
    {email && (
      <a
        href={`mailto:${email}`}
        className="inline-flex items-center underline underline-offset-4 wrap-anywhere touch:min-h-11"
      >
        {email}
      </a>
    )}
    {phone && (
      <a
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        className="inline-flex items-center underline underline-offset-4 touch:min-h-11"
      >
        {phone}
      </a>
    )}
  </>
)
