import { getTop100, type SavedEvaluation, saveEvaluation } from '@fieldhouse/contract/rankings'
import { isEvaluated, scoreParts } from '@fieldhouse/contract/rankings.parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { partWords } from '../criteria.ts'
import { evaluationQuery } from './evaluating.api.ts'

interface EvaluationFormProps {
  /** A slug or an id. */
  athleteId: string
  onDone: () => void
}

/** The person's earlier evaluation of an athlete, for editing. Empty the first time. */
export const EvaluationForm = ({ athleteId, onDone }: EvaluationFormProps) => {
  const { data, error, isFetching, refetch } = useQuery(evaluationQuery(athleteId))
  if (error && !isFetching)
    return (
      <ErrorState title="This athlete can’t be evaluated" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton className="h-72 w-full rounded-md" />
      </LoadingRegion>
    )
  return <PointsForm athleteId={athleteId} said={data.data} onDone={onDone} />
}

/** Fields contain text, points are numbers. Invalid text is refused. */
const pointsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, text]) => [key, String(text).trim() === '' ? null : Number(text)]),
  )

interface PointsFormProps extends EvaluationFormProps {
  said: SavedEvaluation | null
}

const evaluatedParts = scoreParts.flatMap(({ key, title }) => (isEvaluated(key) ? [{ key, title }] : []))

const PointsForm = ({ athleteId, said, onDone }: PointsFormProps) => {
  const queryClient = useQueryClient()
  const { phase, message, faultOf, formProps } = useForm(
    saveEvaluation,
    () => {
      toast.saved()
      void queryClient.invalidateQueries({ queryKey: [getTop100.path] })
      onDone()
    },
    { params: { id: athleteId }, bodyOf: pointsOf },
  )
  return (
    <form {...formProps} aria-label="Evaluation" className="grid gap-5">
      {evaluatedParts.map(({ key, title }) => (
        <TextField
          key={key}
          label={title}
          name={key}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          isRequired
          suffix="of 100"
          hint={partWords[key]}
          defaultValue={said?.[key] ?? ''}
          fault={faultOf(key)}
        />
      ))}
      <p role="alert" className="text-small text-danger empty:hidden">
        {message}
      </p>
      <div>
        <Button type="submit" isBusy={phase === 'sending'}>
          {said ? 'Save again' : 'Save evaluation'}
        </Button>
      </div>
    </form>
  )
}
