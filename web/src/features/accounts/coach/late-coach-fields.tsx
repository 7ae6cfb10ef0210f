import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { CoachFieldsProps } from './coach-fields.tsx'

let loaded: ComponentType<CoachFieldsProps> | undefined

const loadFields = async () => {
  loaded = (await import('./coach-fields.tsx')).CoachFields
  return loaded
}

/** Other roles never load the college search. */
export const LateCoachFields = (props: CoachFieldsProps) => {
  const [state, setState] = useState<{ Fields?: ComponentType<CoachFieldsProps>; hasFailed?: boolean }>(
    loaded ? { Fields: loaded } : {},
  )
  const { Fields, hasFailed = false } = state
  const isWanted = !Fields && !hasFailed
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadFields().then(
      (arrived) => isGone || setState({ Fields: arrived }),
      () => isGone || setState({ hasFailed: true }),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])

  if (Fields) return <Fields {...props} />
  if (hasFailed)
    return (
      <Notice
        tone="danger"
        isAlert
        title="A part of this form did not load."
        action={
          <Button size="sm" isOutlined onClick={() => setState({})}>
            Try again
          </Button>
        }
      >
        Please check your connection.
      </Notice>
    )
  return (
    <LoadingRegion>
      <span className="grid gap-5">
        {['college', 'position', 'team', 'staff page'].map((field) => (
          <span key={field} className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-11" />
          </span>
        ))}
      </span>
    </LoadingRegion>
  )
}
