import type { User } from '@fieldhouse/contract/accounts'
import { BadgeCheck } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { verifiedWords } from './status-words.ts'
import { useVerification } from './use-verification.ts'

/** By what a coach is known to be one. */
export const VerifiedLine = ({ viewer }: { viewer: User }) => {
  const { data } = useVerification(viewer)
  return (
    <p className="flex gap-2 text-ui text-muted">
      <Icon of={BadgeCheck} className="mt-0.5 text-positive" />
      <span>{data ? verifiedWords(data.data) : 'Verified coach'}</span>
    </p>
  )
}
