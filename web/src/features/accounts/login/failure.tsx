import type { ReactNode } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface FailureProps {
  /** Why a whole form was refused. */
  message: string | null | undefined
  title?: string | undefined
  action?: ReactNode
}

export const Failure = ({ message, title, action }: FailureProps) =>
  message && (
    <Notice tone="danger" isAlert title={title} action={action}>
      {message}
    </Notice>
  )
