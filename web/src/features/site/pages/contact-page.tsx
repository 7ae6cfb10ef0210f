import type { User } from '@fieldhouse/contract/accounts'
import { ContactForm } from '../components/contact-form.tsx'

/** /contact-us. The form knows a signed-in sender's name and address. */
export const ContactPage = ({ viewer }: { viewer: User | null }) => (
  <main className="mx-auto grid max-w-5xl gap-6 px-4 py-12">
    <h1 className="text-4xl font-bold">Contact us</h1>
    <ContactForm
      sender={viewer && { name: `${viewer.first_name} ${viewer.last_name}`, email: viewer.email ?? '' }}
    />
  </main>
)
