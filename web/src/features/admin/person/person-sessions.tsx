import type { Person } from '@fieldhouse/contract/admin.person'
import { Day } from '../../../lib/moments.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { PersonSection } from './person-section.tsx'

type Session = Person['sessions'][number]
type SignIn = Person['sign_ins'][number]

const sessionColumns: readonly Column<Session>[] = [
  { key: 'device', header: 'Signed in on', cell: ({ device }) => device },
  { key: 'address', header: 'Address', align: 'start', cell: ({ address }) => address || 'Unknown' },
  { key: 'since', header: 'Since', align: 'start', cell: ({ created_at }) => <Day at={created_at} /> },
  { key: 'used', header: 'Last used', align: 'start', cell: ({ last_used_at }) => <Day at={last_used_at} /> },
]

const signInColumns: readonly Column<SignIn>[] = [
  { key: 'name', header: 'Signed in from', cell: ({ name }) => name },
  { key: 'address', header: 'Address', align: 'start', cell: ({ address }) => address || 'Unknown' },
  {
    key: 'first',
    header: 'First time',
    align: 'start',
    cell: ({ first_seen_at }) => <Day at={first_seen_at} />,
  },
  { key: 'last', header: 'Last time', align: 'start', cell: ({ last_seen_at }) => <Day at={last_seen_at} /> },
]

/** Where the person is signed in now, and every browser they signed in from. */
export const PersonSessions = ({ person: { sessions, sign_ins } }: { person: Person }) => (
  <>
    <PersonSection title="Sessions">
      <Table
        caption="Sessions"
        columns={sessionColumns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={<p className="text-ui text-muted">Not signed in anywhere.</p>}
      />
    </PersonSection>
    {sign_ins.length > 0 && (
      <PersonSection title="Sign-ins">
        <Table
          caption="Sign-ins"
          columns={signInColumns}
          rows={sign_ins}
          rowKey={({ name, address, first_seen_at }) => `${name} ${address} ${first_seen_at}`}
        />
      </PersonSection>
    )}
  </>
)
