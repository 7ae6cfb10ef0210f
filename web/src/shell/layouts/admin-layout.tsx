import { useQuery } from '@tanstack/react-query'
import { coachReviewsQuery } from '../../features/admin/admin.api.ts'
import { AreaLayout } from './area-layout.tsx'
import { adminPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

export const AdminLayout = ({ hasPromoCode, ...props }: LayoutProps & { hasPromoCode: boolean }) => {
  const { data } = useQuery({ ...coachReviewsQuery({}), enabled: props.viewer?.type === 'admin' })
  return <AreaLayout {...props} places={adminPlaces({ hasPromoCode }, data?.counts.pending)} />
}
