import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { shortAddress, webLink } from '../../../lib/web-link.ts'
import { lateView } from '../../../ui/loading/late-view.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import { ReachLinks } from '../components/reach-links.tsx'
import type { SectionProps } from './section-props.ts'

/** Hydrates with its section. Text typed before that is typed again. */
export const AthleteMessageForm = lateView(
  () => import('../contact/athlete-message-form.tsx').then((module) => module.AthleteMessageForm),
  import.meta.env.SSR ? (await import('../contact/athlete-message-form.tsx')).AthleteMessageForm : undefined,
  'empty:h-[40rem] sm:empty:h-[32.5rem]',
)

/** PRO-13: a form for visitors, and details for people with access. Owners don't write to themselves. */
export const ContactsSection = ({ athlete }: Pick<SectionProps, 'athlete'>) => {
  const { id, first_name, can } = athlete
  return (
    <ProfileSection
      title={`Contact ${first_name}`}
      note={
        can.edit
          ? 'Only you, your family, your coaches and verified coaches see this.'
          : `Your message goes to ${first_name} and the family. They’ll reply by email.`
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Details athlete={athlete} />
        {!can.edit && (
          <div className="print:hidden">
            <AthleteMessageForm athleteId={id} firstName={first_name} />
          </div>
        )}
      </div>
    </ProfileSection>
  )
}

const Details = ({ athlete: { first_name, contacts, website } }: { athlete: Athlete }) => {
  const link = webLink(website)
  const people = contacts
    ? [
        { name: first_name, email: contacts.email, phone: contacts.phone },
        {
          name: contacts.parent_name ?? 'Parent',
          email: contacts.parent_email,
          phone: contacts.parent_phone,
        },
      ].filter(({ email, phone }) => email || phone)
    : []
  if (people.length === 0 && !link) return null
  return (
    <dl className="grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ name, ...reach }) => (
        <div key={name} className="grid min-w-0 content-start gap-2">
          <dt className="label text-muted wrap-anywhere">{name}</dt>
          <dd className="grid justify-items-start gap-1 text-ui">
            <ReachLinks {...reach} />
          </dd>
        </div>
      ))}
      {link && (
        <div className="grid min-w-0 content-start gap-2">
          <dt className="label text-muted">Website</dt>
          <dd className="text-ui">
            <a
              href={link}
              target="_blank"
              rel="noopener nofollow ugc"
              className="inline-flex items-center underline underline-offset-4 wrap-anywhere touch:min-h-11"
            >
              {shortAddress(link)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
