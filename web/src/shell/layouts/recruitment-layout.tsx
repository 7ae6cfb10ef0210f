import type { ReactNode } from 'react'
import type { Place } from '../navigation.ts'
import { AreaLayout } from './area-layout.tsx'
import { recruitingPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

interface RecruitmentLayoutProps extends LayoutProps {
  places: readonly Place[]
  /** The athlete a success coach acts for. */
  userId: string | null
  actions?: ReactNode
}

export const RecruitmentLayout = ({ userId, ...props }: RecruitmentLayoutProps) => (
  <AreaLayout {...props} title="Recruiting Center" tabs={recruitingPlaces(userId)} />
)
