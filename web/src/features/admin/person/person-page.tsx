import type { Person } from '@fieldhouse/contract/admin.person'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Day } from '../../../lib/moments.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { personQuery } from '../admin.api.ts'
import { AuditList } from '../audit/audit-list.tsx'
import { type LoginAs, LoginAsButton } from '../components/login-as-button.tsx'
import { AccessSection } from './access-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { GrantPackage } from './grant-package.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { PackageSection } from './package-section.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonFamily } from './person-family.tsx'
import { PersonSessions } from './person-sessions.tsx'

interface PersonPageProps {
  id: string
  onLoginAs: LoginAs
}

const frameClassName =
  'grid grid-cols-[minmax(0,1fr)] lg:min-h-(--page-window) lg:grid-cols-[minmax(0,1fr)_24rem]'
const mainClassName = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 px-(--gutter) py-10'
const asideClassName =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-10 border-line bg-surface px-(--gutter) py-10 max-lg:border-t lg:border-s lg:px-7'

/** /admin/users/{id}: everything about one person. The audit lines go after the access, in the main column. */
export const PersonPage = ({ id, onLoginAs }: PersonPageProps) => {
  const { data: person } = useSuspenseQuery(personQuery(id)).data
  const isFamily = person.type === 'athlete' || person.type === 'parent'
  return (
    <>
      <PersonHead person={person} onLoginAs={onLoginAs} />
      <div className={frameClassName}>
        <div className={mainClassName}>
          {isFamily && (
            <>
              <PackageSection person={person} />
              <InvoicesSection userId={person.id} />
              <AccessSection person={person} />
            </>
          )}
          <PersonSessions person={person} />
          <AuditList userId={person.id} />
        </div>
        <aside aria-label="About this person" className={asideClassName}>
          <FactsSection person={person} />
          {person.family.length > 0 && <PersonFamily family={person.family} />}
          <PersonActions person={person} />
        </aside>
      </div>
    </>
  )
}

const PersonHead = ({ person, onLoginAs }: { person: Person; onLoginAs: LoginAs }) => {
  const { first_name, last_name, type_title, is_vip, deleted_at, created_at, page } = person
  return (
    <header className="grid gap-5 border-b border-line px-(--gutter) pt-8 pb-7">
      <Link
        to="/admin/users"
        className="inline-flex items-center gap-2 justify-self-start text-ui text-muted underline-offset-4 hover:underline touch:min-h-11"
      >
        <Icon of={ArrowLeft} size="sm" />
        Users
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div className="flex min-w-0 flex-wrap items-center gap-5">
          <Avatar firstName={first_name} lastName={last_name} photo={person.photo_url} size="xl" />
          <div className="grid min-w-0 gap-3">
            <h1 className="text-d1 wrap-anywhere">{`${first_name} ${last_name}`}</h1>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-muted">
              <Tag>{type_title}</Tag>
              {deleted_at ? <Tag tone="danger">Deleted</Tag> : <Tag tone="positive">Active</Tag>}
              {is_vip && <Tag tone="accent">VIP</Tag>}
              {page?.is_seros && <Tag tone="accent">Premium</Tag>}
              <span>
                {deleted_at ? (
                  <>
                    {person.is_own_deletion ? 'Deleted by the owner, ' : 'Deleted by our team, '}
                    <Day at={deleted_at} />
                  </>
                ) : (
                  <>
                    Joined <Day at={created_at} />
                  </>
                )}
              </span>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          <GrantPackage person={person} />
          <LoginAsButton user={person} onLoginAs={onLoginAs} isLead />
        </div>
      </div>
    </header>
  )
}

export const PersonPending = () => (
  <LoadingRegion>
    <div className="grid gap-5 border-b border-line px-(--gutter) pt-8 pb-7">
      <Skeleton className="h-4 w-20" />
      <div className="flex items-center gap-5">
        <Skeleton className="size-18 rounded-full" />
        <Skeleton className="h-12 w-64 max-w-full" />
      </div>
    </div>
    <div className={frameClassName}>
      <div className={mainClassName}>
        <Skeleton className="h-36" />
        <Skeleton className="h-56" />
      </div>
      <div className={asideClassName}>
        <Skeleton className="h-48" />
      </div>
    </div>
  </LoadingRegion>
)
