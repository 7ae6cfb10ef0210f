import type { AccountInfo } from '@fieldhouse/contract/accounts.info'
import { useSuspenseQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountSections } from './account-sections.tsx'
import { infoQuery } from './info.api.ts'

interface UserEditPageProps {
  id: string
  /** Where the person came from. */
  back: { label: string; to: '/admin/users' | '/parent/athlete-info' }
  /** Staff see the orders of a family. A family has its own page for them. */
  hasOrders: boolean
}

/** PAY-06: the account of a user, for admins, or of an athlete, for the parents. */
export const UserEditPage = ({ id, back, hasOrders }: UserEditPageProps) => {
  const { data } = useSuspenseQuery(infoQuery(id))
  const info = data.data
  return (
    <AccountFrame title={<NameParts name={fullName(info)} />}>
      <div className="pb-8">
        <LinkButton isOutlined size="sm" to={back.to}>
          {back.label}
        </LinkButton>
      </div>
      <AccountSections
        info={info}
        signIn={
          <p className="text-lead wrap-anywhere">
            {info.email ?? 'No email address. This person can’t sign in yet.'}
          </p>
        }
      />
      {info.type === 'parent' && <Athletes athletes={info.athletes} />}
      {hasOrders && (info.type === 'athlete' || info.type === 'parent') && (
        <RailSection title="Orders" note="What the family was charged, with refunds.">
          <LinkButton isOutlined to="/editor" search={{ user: id }}>
            See the orders<span className="sr-only"> of {fullName(info)}</span>
          </LinkButton>
        </RailSection>
      )}
    </AccountFrame>
  )
}

const Athletes = ({ athletes }: Pick<AccountInfo, 'athletes'>) => (
  <RailSection title="Athletes">
    {athletes.length === 0 ? (
      <EmptyState title="No athlete yet">Nobody has invited this parent to a family.</EmptyState>
    ) : (
      <ul className="flex flex-wrap gap-3">
        {athletes.map((athlete) => (
          <li key={athlete.user_id}>
            <LinkButton isOutlined to="/user-edit/$user_id" params={{ user_id: athlete.user_id }}>
              {fullName(athlete)}
            </LinkButton>
          </li>
        ))}
      </ul>
    )}
  </RailSection>
)
