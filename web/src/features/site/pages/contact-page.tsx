import type { User } from '@fieldhouse/contract/accounts'
import { ContactForm } from '../components/contact-form.tsx'

interface ContactPageProps {
  viewer: User | null
  /** The initial message. */
  message?: string | null
  /** The viewer's own data. */
  phone?: string | null
}

/** /contact-us. The form knows a signed-in sender's name, address, and phone. */
export const ContactPage = ({ viewer, message = null, phone = null }: ContactPageProps) => (
  <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 pb-20 sm:pt-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
    <div className="grid content-start gap-6 md:sticky md:top-10 md:self-start">
      <h1 className="text-[clamp(min(3.5rem,16vw),9vw,7.5rem)] leading-[.84] tracking-[-.02em]">
        Contact us
      </h1>
      <p className="max-w-[36ch] text-lead text-muted">
        A question about your page, a package, or how recruiting works? Parents and coaches are welcome too.
      </p>
      <p className="max-w-[44ch] text-ui text-muted">A person reads every message and answers by email.</p>
    </div>
    <ContactForm
      draft={message}
      sender={
        viewer && {
          name: `${viewer.first_name} ${viewer.last_name}`,
          email: viewer.email ?? '',
          phone: phone ?? '',
        }
      }
    />
  </section>
)
