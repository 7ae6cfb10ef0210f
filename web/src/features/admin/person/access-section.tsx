import { type AccessRow, endAccess, type Person } from '@fieldhouse/contract/admin.person'
import type { Entitlement } from '@fieldhouse/contract/guards'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Day } from '../../../lib/moments.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { refreshUsers } from '../admin.api.ts'
import { PersonSection } from './person-section.tsx'

const accessTitles: Record<Entitlement, string> = {
  'full-profile': 'Full profile',
  'recruiting-center': 'Recruiting center',
  'best-college-match': 'Best college match',
  'success-coach': 'Success coach',
}

const sources: Record<AccessRow['source'], string> = { package: 'Package', grant: 'Opened by our team' }

const accessColumns = (
  hasSiblings: boolean,
  onEnd: (row: AccessRow) => void,
): readonly Column<AccessRow>[] => [
  {
    key: 'what',
    header: 'Access',
    cell: ({ what, athlete_name }) =>
      hasSiblings ? `${accessTitles[what]}, ${athlete_name}` : accessTitles[what],
  },
  { key: 'from', header: 'From', align: 'start', cell: ({ from }) => <Day at={from} /> },
  {
    key: 'until',
    header: 'Until',
    align: 'start',
    cell: ({ until }) => (until ? <Day at={until} /> : 'No end'),
  },
  { key: 'source', header: 'Source', align: 'start', cell: ({ source }) => sources[source] },
  {
    key: 'end',
    header: <span className="sr-only">End</span>,
    cell: (row) =>
      row.is_running ? (
        row.source === 'grant' && (
          <Button size="sm" isOutlined onClick={() => onEnd(row)}>
            End now<span className="sr-only"> {accessTitles[row.what]}</span>
          </Button>
        )
      ) : (
        <span className="text-muted">ended</span>
      ),
  },
]

/** What the family may use, and why. A feature that our team opened alone can be ended here. */
export const AccessSection = ({ person }: { person: Person }) => {
  const queryClient = useQueryClient()
  const [ending, setEnding] = useState<AccessRow | null>(null)
  const end = async ({ id, athlete_user_id, what }: AccessRow) => {
    await call(endAccess, { params: { id: athlete_user_id, access_id: id } })
    toast(`${accessTitles[what]} has ended.`)
    await refreshUsers(queryClient)
  }
  return (
    <PersonSection title="What they may use">
      <Table
        caption="What they may use"
        columns={accessColumns(person.athletes.length > 1, setEnding)}
        rows={person.access}
        rowKey={({ id }) => id}
        empty={<p className="text-ui text-muted">Nothing beyond the free account.</p>}
      />
      <ConfirmDialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={`End ${ending ? accessTitles[ending.what] : ''} now?`}
        text={ending && `${ending.athlete_name} can’t use it from this moment.`}
        buttons={[
          { label: 'Keep it' },
          { label: 'End now', variant: 'red', onPress: () => ending && end(ending) },
        ]}
      />
    </PersonSection>
  )
}
