import type { MustHave } from '@fieldhouse/contract/matching.answers'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/feedback/notice.tsx'

const words: Readonly<Record<MustHave, string>> = {
  level: 'the levels you want',
  cost: 'your budget',
  distance: 'how far from home',
  majors: 'your fields of study',
  setting: 'the setting',
  size: 'the size',
  kind: 'the kind of college',
}

/** Why a college with a score is not in the list. */
export const RuledOutLine = ({ by, listPath }: { by: readonly MustHave[]; listPath: string }) =>
  by.length === 0 ? null : (
    <div className="wrap pt-6">
      <Notice tone="info" title="Not in your list">
        It fails {by.length === 1 ? 'a must-have' : 'must-haves'}: {by.map((one) => words[one]).join(', ')}.{' '}
        <Link to={listPath} className="font-semibold underline underline-offset-4">
          Switch must-haves in your list
        </Link>
      </Notice>
    </div>
  )
