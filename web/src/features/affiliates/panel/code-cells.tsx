import type { ListedCode } from '@fieldhouse/contract/affiliates.codes'
import { Link } from '@tanstack/react-router'
import { Tag } from '../../../ui/data/tag.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { codeFilterNames, codeTones, codeUses, commissionText, plainDay } from './code-words.ts'

export const CodeState = ({ code: { state, valid_through } }: { code: ListedCode }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
    <Tag tone={codeTones[state]}>{codeFilterNames[state]}</Tag>
    {state === 'running' && valid_through && (
      <span className="text-small text-muted">through {plainDay(valid_through)}</span>
    )}
  </span>
)

const CodeLink = ({ code: { id, code } }: { code: ListedCode }) => (
  <Link
    to="/admin/promo-codes/$id"
    params={{ id }}
    className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline touch:min-h-11"
  >
    {code}
  </Link>
)

const CodeOwner = ({ code: { owner } }: { code: ListedCode }) =>
  owner ? (
    <span className="block max-w-80 whitespace-normal">
      <bdi className="wrap-anywhere">{owner.name}</bdi>
      {owner.email && <span className="block text-small text-muted wrap-anywhere">{owner.email}</span>}
    </span>
  ) : (
    <span className="text-muted">Our own</span>
  )

export const codeColumns: readonly ListColumn<ListedCode>[] = [
  { key: 'code', header: 'Code', cell: (code) => <CodeLink code={code} /> },
  { key: 'owner', header: 'Owner', align: 'start', cell: (code) => <CodeOwner code={code} /> },
  { key: 'discount', header: 'Discount', align: 'start', cell: ({ text }) => text },
  {
    key: 'commission',
    header: 'Commission',
    align: 'start',
    cell: (code) => (code.owner ? commissionText(code) : <span className="text-muted">None</span>),
  },
  { key: 'uses', header: 'Uses', cell: codeUses },
  { key: 'state', header: 'State', align: 'start', cell: (code) => <CodeState code={code} /> },
]

/** On a phone. */
export const CodeCard = ({ code }: { code: ListedCode }) => (
  <div className="grid gap-1 text-ui">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <CodeLink code={code} />
      <CodeState code={code} />
    </div>
    <p className="wrap-anywhere">{code.owner?.name ?? 'Our own'}</p>
    <p className="text-small text-muted">
      {code.text}, {code.owner && `${commissionText(code)}, `}used {codeUses(code)}
    </p>
  </div>
)
