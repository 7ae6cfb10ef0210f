import type { Relative } from '@fieldhouse/contract/admin.person'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { PersonSection } from './person-section.tsx'

/** The athletes, the parents, and the success coaches around a person. */
export const PersonFamily = ({ family }: { family: readonly Relative[] }) => (
  <PersonSection title="Family">
    <ul>
      {family.map((one) => (
        <li
          key={one.user_id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3"
        >
          <Avatar firstName={one.first_name} lastName={one.last_name} photo={one.photo_url} />
          <span className="grid min-w-0 grow basis-32 text-ui">
            <span className="font-semibold wrap-anywhere">{fullName(one)}</span>
            <span className="text-small text-muted">
              {one.role}
              {one.since && (
                <>
                  {' '}
                  since <Day at={one.since} />
                </>
              )}
            </span>
          </span>
          {one.can_open && (
            <LinkButton size="sm" variant="borderless" to="/admin/users/$id" params={{ id: one.user_id }}>
              Open<span className="sr-only"> {fullName(one)}</span>
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  </PersonSection>
)
