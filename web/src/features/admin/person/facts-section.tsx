import type { Person } from '@fieldhouse/contract/admin.person'
import { Link } from '@tanstack/react-router'
import { Day } from '../../../lib/moments.tsx'
import { sportName } from '../../../lib/sport-names.ts'
import { Facts, PersonFact, PersonSection } from './person-section.tsx'

const Muted = ({ children }: { children: React.ReactNode }) => <span className="text-muted">{children}</span>

export const FactsSection = ({ person }: { person: Person }) => {
  const { email, email_verified_at, phone, page, coach, athlete_slug, deleted_at, last_seen_at } = person
  const place = [person.city, person.state, person.country].filter(Boolean).join(', ')
  return (
    <PersonSection title="Person">
      <Facts>
        <PersonFact name="Email">
          {email ?? <Muted>None, no sign-in yet</Muted>}
          {email && (
            <span className="block text-small text-muted">
              {email_verified_at ? (
                <>
                  verified <Day at={email_verified_at} />
                </>
              ) : (
                'not verified yet'
              )}
            </span>
          )}
        </PersonFact>
        <PersonFact name="Phone">{phone ?? <Muted>None</Muted>}</PersonFact>
        {place && <PersonFact name="Place">{place}</PersonFact>}
        {page && (
          <PersonFact name="Page">
            {athlete_slug && !deleted_at ? (
              <Link
                to="/$athleteId"
                params={{ athleteId: athlete_slug }}
                className="underline underline-offset-4"
              >
                {[sportName(page.sport_key), page.class].filter(Boolean).join(', ')}
              </Link>
            ) : (
              [sportName(page.sport_key), page.class].filter(Boolean).join(', ')
            )}
            {!page.is_visible && <Muted>, hidden</Muted>}
          </PersonFact>
        )}
        {coach && (
          <PersonFact name="College">
            {coach.college ?? <Muted>None</Muted>}
            <Muted>{coach.is_verified ? ', verified' : ', not verified'}</Muted>
          </PersonFact>
        )}
        {person.type === 'parent' && (
          <PersonFact name="Card">
            {person.has_card ? 'On file. ' : 'None. '}
            <Muted>Only the payer sees it.</Muted>
          </PersonFact>
        )}
        <PersonFact name="Last seen">
          {last_seen_at ? <Day at={last_seen_at} /> : <Muted>Never</Muted>}
        </PersonFact>
      </Facts>
    </PersonSection>
  )
}
