import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { coachReviewsQuery } from '../../features/admin/admin.api.ts'
import { QuickFind } from '../../features/admin/components/quick-find.tsx'
import { inboxCountQuery } from '../../features/inbox/inbox.api.ts'
import { FindsPeople } from '../finds-people.ts'
import { asksForSearch } from '../search-key.ts'
import { AreaLayout } from './area-layout.tsx'
import { adminPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

/** ADM-01: here, the key "/" finds people. The search for athletes stays behind its button. */
const useFindKey = (isOn: boolean, onPress: () => void) => {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      // The header's search sees that the key was taken.
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [isOn, onPress])
}

export const AdminLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => {
  const navigate = useNavigate()
  const isAdmin = props.viewer?.type === 'admin'
  const [isFinding, setFinding] = useState(false)
  const [find] = useState(() => () => setFinding(true))
  useFindKey(isAdmin, find)
  const { data } = useQuery({ ...coachReviewsQuery({}), enabled: isAdmin })
  const inbox = useQuery({ ...inboxCountQuery, enabled: isAdmin }).data
  return (
    <FindsPeople value={isAdmin}>
      <AreaLayout
        {...props}
        places={adminPlaces({ hasPromoCode }, { coaches: data?.counts.pending, inbox: inbox?.data.open })}
        popups={
          isAdmin && (
            <QuickFind
              isOpen={isFinding}
              onClose={() => setFinding(false)}
              onChoose={(id) => {
                setFinding(false)
                void navigate({ to: '/admin/users/$id', params: { id } })
              }}
            />
          )
        }
      />
    </FindsPeople>
  )
}
