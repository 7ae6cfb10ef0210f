import type { InboxItem } from '@fieldhouse/contract/inbox'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useClientClock } from '../../lib/client-time.ts'
import { clockAt, dayOf } from '../../lib/dates.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { Tag } from '../../ui/data/tag.tsx'
import { LoadingRegion, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { inboxItemQuery, refreshInbox } from './inbox.api.ts'
import { inboxKindNames, inboxStates } from './inbox-labels.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemAnswer } from './item-answer.tsx'
import { ItemHistory } from './item-history.tsx'

interface ItemPageProps {
  id: string
  viewerId: string
  /** The reported message, with those around it. */
  reported: (id: string) => ReactNode
}

const frame = 'grid grid-cols-[minmax(0,1fr)] lg:min-h-(--page-window) lg:grid-cols-[minmax(0,1fr)_22rem]'
const main = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 px-(--gutter) py-10'
const aside =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-10 border-line outline-none bg-surface px-(--gutter) py-10 max-lg:border-t lg:border-s lg:px-7'

/** /admin/inbox/{id}: what was sent, the answer, and what was done. */
export const ItemPage = ({ id, viewerId, reported }: ItemPageProps) => {
  const queryClient = useQueryClient()
  const query = inboxItemQuery(id)
  const { data: item } = useSuspenseQuery(query).data
  const change = (data: InboxItem) => {
    queryClient.setQueryData(query.queryKey, { data })
    void refreshInbox(queryClient)
  }
  const refresh = () => void refreshInbox(queryClient)
  const isClosed = item.state === 'closed'
  // Most changes remove the button that was pressed.
  const side = useKeptFocus<HTMLElement>(item.history)
  return (
    <>
      <ItemHead item={item} />
      <div className={frame}>
        <div className={main}>
          {!hasEnded(item) && <Written item={item} />}
          {item.kind === 'report' && reported(id)}
          {!isClosed && (
            <Part title={item.kind === 'deletion' ? 'Write an email' : 'Answer by email'}>
              {item.answer_to.length > 0 ? (
                <ItemAnswer
                  item={item}
                  viewerId={viewerId}
                  onSent={(data) => {
                    toast('Your answer is on its way')
                    change(data)
                  }}
                  onOutdated={refresh}
                />
              ) : (
                <p className="max-w-[65ch] text-ui text-muted">{item.answer_hint}</p>
              )}
            </Part>
          )}
          <Part title="History">
            <ItemHistory history={item.history} />
          </Part>
        </div>
        <aside ref={side} tabIndex={-1} aria-label="About this item" className={aside}>
          <ItemActions item={item} viewerId={viewerId} onChanged={change} onOutdated={refresh} />
          <About item={item} />
        </aside>
      </div>
    </>
  )
}

/** A deleted account that was restored or erased. The line below the name says which. */
const hasEnded = ({ history }: InboxItem): boolean =>
  history.some(({ action }) => action === 'restored' || action === 'erased')

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id={id} className="text-d3">
        {title}
      </h2>
      {children}
    </section>
  )
}

const ItemHead = ({ item: { from, subject, kind, state, created_at } }: { item: InboxItem }) => {
  const clock = useClientClock()
  return (
    <header className="grid gap-5 border-b border-line px-(--gutter) pt-8 pb-7">
      <Link
        to="/admin/inbox"
        className="inline-flex items-center gap-2 justify-self-start text-ui text-muted underline-offset-4 hover:underline touch:min-h-11"
      >
        <Icon of={ArrowLeft} size="sm" />
        Inbox
      </Link>
      <div className="grid min-w-0 gap-3">
        <h1 className="text-d1 wrap-anywhere">
          <bdi>{from}</bdi>
        </h1>
        <p className="text-ui wrap-anywhere">{subject}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-muted">
          <Tag>{inboxKindNames[kind]}</Tag>
          <Tag tone={inboxStates[state].tone}>{inboxStates[state].name}</Tag>
          <time dateTime={created_at}>
            {dayOf(created_at, clock)}, {clockAt(created_at, clock)}
          </time>
        </div>
      </div>
    </header>
  )
}

const writtenTitles: Record<InboxItem['kind'], string> = {
  contact: 'Message',
  feedback: 'Feedback',
  report: 'Note from the family',
  transcript: 'Note from the family',
  deletion: 'What happens next',
}

const withoutText: Record<InboxItem['kind'], string> = {
  contact: 'The message was erased with the account.',
  feedback: 'The feedback was erased.',
  report: 'They wrote no note.',
  transcript: 'They wrote no note.',
  deletion:
    'The account is erased by itself. Until then, the owner can restore it with the link in the email, and you can restore it on the page of the person.',
}

/** What was written is shown as text, whatever it contains. */
const Written = ({ item: { kind, text } }: { item: InboxItem }) => (
  <Part title={writtenTitles[kind]}>
    {text ? (
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{text}</p>
    ) : (
      <p className="max-w-[65ch] text-ui text-muted">{withoutText[kind]}</p>
    )}
  </Part>
)

const About = ({ item: { facts, person } }: { item: InboxItem }) =>
  facts.length > 0 || person ? (
    <dl className="grid gap-3 text-ui">
      {person && (
        <ItemFact name="Account">
          <Link
            to="/admin/users/$id"
            params={{ id: person.id }}
            className="underline underline-offset-4 touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {person.name}
          </Link>
        </ItemFact>
      )}
      {facts.map(({ label, value }) => (
        <ItemFact key={label} name={label}>
          <span className="whitespace-pre-line">{value}</span>
        </ItemFact>
      ))}
    </dl>
  ) : null

const ItemFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

export const ItemPending = () => (
  <LoadingRegion>
    <div className="grid gap-5 border-b border-line px-(--gutter) pt-8 pb-7">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-12 w-64 max-w-full" />
    </div>
    <div className={frame}>
      <div className={main}>
        <Skeleton className="h-36" />
        <Skeleton className="h-56" />
      </div>
      <div className={aside}>
        <Skeleton className="h-48" />
      </div>
    </div>
  </LoadingRegion>
)
