import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { OnDemandProps } from '../../../ui/loading/on-demand.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { Dialog, preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { rosterQuery } from './evaluating.api.ts'
import { EvaluationForm } from './evaluation-form.tsx'

/** The athlete to evaluate. */
interface Chosen {
  /** A slug or an id. */
  athleteId: string
  name: string
}

export interface StaffPanelProps extends OnDemandProps {
  viewerType: 'rsc' | 'admin'
}

/** PUB-02: success coaches evaluate their own athletes, admins anyone. */
export const StaffPanel = ({ viewerType }: StaffPanelProps) => {
  const [chosen, choose] = useState<Chosen | null>(null)
  return (
    <section
      aria-labelledby="evaluate"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 id="evaluate" className="text-d3">
          {viewerType === 'rsc' ? 'Evaluate your athletes' : 'Evaluate an athlete'}
        </h2>
        <p className="max-w-[60ch] text-ui text-muted">
          Competition level, effect on teammates and leadership, 0 to 100 each. The score follows at once;
          saving again replaces what you said before.
        </p>
      </div>
      {viewerType === 'rsc' ? <OwnRoster onChoose={choose} /> : <AnyAthlete onChoose={choose} />}
      <Dialog
        isOpen={chosen !== null}
        onClose={() => choose(null)}
        title={`Evaluate ${chosen?.name ?? ''}`}
        size="sm"
      >
        {chosen && <EvaluationForm athleteId={chosen.athleteId} onDone={() => choose(null)} />}
      </Dialog>
    </section>
  )
}

interface ChoiceProps {
  onChoose: (chosen: Chosen) => void
}

const OwnRoster = ({ onChoose }: ChoiceProps) => {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(rosterQuery(page))
  if (error && !isFetching)
    return <ErrorState title="Your roster did not load" onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows rows={3} hasPicture={false} />
      </LoadingRegion>
    )
  if (data.data.length === 0)
    return <p className="text-ui text-muted">As soon as you have athletes on your roster, they stand here.</p>
  return (
    <>
      <ul aria-label="Your athletes" className="grid gap-x-10 sm:grid-cols-2">
        {data.data.map((athlete) => (
          <li
            key={athlete.athlete_id}
            className="flex items-center justify-between gap-4 border-b border-line py-2.5"
          >
            <bdi className="min-w-0 text-ui font-semibold">{fullName(athlete)}</bdi>
            <Button
              size="sm"
              isOutlined
              aria-label={`Evaluate ${fullName(athlete)}`}
              onPointerEnter={preloadDialog}
              onClick={() => onChoose({ athleteId: athlete.athlete_id, name: fullName(athlete) })}
            >
              Evaluate
            </Button>
          </li>
        ))}
      </ul>
      <Pagination
        current={data.meta.current_page}
        last={data.meta.last_page}
        label="Pages of your roster"
        onPageChange={setPage}
      />
    </>
  )
}

/** Accepts a page's full address too, as it is copied. */
const slugIn = (text: string): string =>
  text.trim().replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? ''

const AnyAthlete = ({ onChoose }: ChoiceProps) => {
  const [fault, setFault] = useState<string>()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const slug = slugIn(String(new FormData(event.currentTarget).get('slug')))
    const isSlug = /^[a-z0-9-]{1,120}$/.test(slug)
    setFault(isSlug ? undefined : 'Please enter the address of a page, such as amara-whitlock')
    if (isSlug) onChoose({ athleteId: slug, name: slug })
  }
  return (
    <form onSubmit={choose} noValidate aria-label="Choose an athlete" className="grid max-w-md gap-3">
      <TextField
        label="Address of the athlete’s page"
        name="slug"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="amara-whitlock"
        fault={fault}
      />
      <div>
        <Button type="submit" isOutlined onPointerEnter={preloadDialog}>
          Evaluate
        </Button>
      </div>
    </form>
  )
}
