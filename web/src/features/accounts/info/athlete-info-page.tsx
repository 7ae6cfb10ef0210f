import type { User } from '@fieldhouse/contract/accounts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { familiesQuery } from '../settings/settings.api.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountSections } from './account-sections.tsx'
import { athleteInfoTitle } from './athlete-info-title.ts'
import { infoQuery } from './info.api.ts'

type Child = User['athletes'][number]

/** The athlete in the address, or the first. An address of somebody else's athlete shows one's own. */
export const chosenChild = (athletes: readonly Child[], wanted: string | undefined): Child | null =>
  athletes.find(({ user_id }) => user_id === wanted) ?? athletes[0] ?? null

interface AthleteInfoPageProps {
  viewer: Pick<User, 'athletes'>
  child: Child | null
  onChoose: (userId: string) => void
}

/** PAY-06: what a parent sees and changes about an athlete's account. */
export const AthleteInfoPage = ({ viewer: { athletes }, child, onChoose }: AthleteInfoPageProps) => (
  <AccountFrame title={athleteInfoTitle}>
    {child ? (
      <>
        {athletes.length > 1 && (
          <div className="pb-10">
            <RadioGroup
              legend="Athlete"
              name="athlete"
              look="horizontal"
              value={child.user_id}
              options={athletes.map((athlete) => ({ value: athlete.user_id, label: fullName(athlete) }))}
              onValueChange={onChoose}
            />
          </div>
        )}
        <ChildAccount key={child.user_id} id={child.user_id} />
      </>
    ) : (
      <EmptyState title="No athlete yet">Ask your athlete to invite you.</EmptyState>
    )}
  </AccountFrame>
)

const ChildAccount = ({ id }: { id: string }) => {
  const { data } = useSuspenseQuery(infoQuery(id))
  return <AccountSections info={data.data} signIn={<ChildSignIn id={id} name={data.data.first_name} />} />
}

const ChildSignIn = ({ id, name }: { id: string; name: string }) => {
  const { data } = useQuery(familiesQuery)
  const member = data?.data
    .find(({ athlete_user_id }) => athlete_user_id === id)
    ?.members.find(({ user_id }) => user_id === id)
  if (!member) return null
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ui text-pretty wrap-anywhere">
        {member.can_sign_in
          ? `${name} signs in with ${member.email ?? 'a connected network'}.`
          : `${name} can’t sign in yet. Invite ${name} to the family, and the account is theirs too.`}
      </p>
      {!member.can_sign_in && (
        <LinkButton isOutlined to="/parent/account-info">
          Invite {name}
        </LinkButton>
      )}
    </div>
  )
}
