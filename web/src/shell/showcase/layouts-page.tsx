import type { User } from '@fieldhouse/contract/accounts'
import type { ReactNode } from 'react'
import { AdminLayout } from '../layouts/admin-layout.tsx'
import { AffiliateLayout } from '../layouts/affiliate-layout.tsx'
import { BcmLayout } from '../layouts/bcm-layout.tsx'
import { CoachLayout } from '../layouts/coach-layout.tsx'
import { EditorLayout } from '../layouts/editor-layout.tsx'
import { ErrorLayout } from '../layouts/error-layout.tsx'
import { MainLayout } from '../layouts/main-layout.tsx'
import { ParentLayout } from '../layouts/parent-layout.tsx'
import { RecruitmentLayout } from '../layouts/recruitment-layout.tsx'
import { RsaLayout } from '../layouts/rsa-layout.tsx'
import { SerosLayout } from '../layouts/seros-layout.tsx'
import { TeaserLayout } from '../layouts/teaser-layout.tsx'
import { UserLayout } from '../layouts/user-layout.tsx'
import type { LayoutName } from './layout-names.ts'

const viewer: User = {
  id: 'sample',
  type: 'athlete',
  email: 'noor@example.com',
  email_verified: true,
  first_name: 'Noor',
  last_name: 'Castellanos',
  gender: null,
  is_super_admin: false,
  impersonator_id: null,
  photo: null,
  has_password: true,
  athlete_id: 'sample',
  athlete_slug: 'noor-castellanos',
  sport: { key: 'basketball' },
  athlete_settings: { is_visible: true },
  athletes: [],
  assigned: [],
  is_affiliate: false,
  has_promo_code: false,
  can_use_promo_code: true,
  has_roster: false,
  is_verified_coach: false,
  access: [],
  ended: [],
  access_to_best_college_match: false,
  bcm_survey_completed: false,
  access_to_rc: false,
  rc_ended_on: null,
  bcm_ended_on: null,
  access_recruiting_center: false,
  metric_type: null,
  phone: null,
}

const places = [
  { label: 'My Page', to: '/noor-castellanos' },
  { label: 'Recruiting Center', to: '/recruiting-center/results' },
  { label: 'Best College Match', to: '/bcm/survey' },
]

/** SHL-01: every layout, around a sample page. */
const layouts: Record<LayoutName, (page: ReactNode) => ReactNode> = {
  main: (page) => <MainLayout viewer={null}>{page}</MainLayout>,
  parent: (page) => (
    <ParentLayout viewer={viewer} hasPromoCode>
      {page}
    </ParentLayout>
  ),
  recruitment: (page) => (
    <RecruitmentLayout viewer={viewer} places={places} userId={null}>
      {page}
    </RecruitmentLayout>
  ),
  admin: (page) => (
    <AdminLayout viewer={viewer} hasPromoCode={false}>
      {page}
    </AdminLayout>
  ),
  rsa: (page) => (
    <RsaLayout viewer={viewer} hasPromoCode={false}>
      {page}
    </RsaLayout>
  ),
  affiliate: (page) => <AffiliateLayout viewer={viewer}>{page}</AffiliateLayout>,
  bcm: (page) => (
    <BcmLayout viewer={viewer} places={places} userId={null}>
      {page}
    </BcmLayout>
  ),
  coach: (page) => (
    <CoachLayout viewer={viewer} hasPromoCode isVerified>
      {page}
    </CoachLayout>
  ),
  editor: (page) => <EditorLayout viewer={viewer}>{page}</EditorLayout>,
  seros: (page) => <SerosLayout viewer={viewer}>{page}</SerosLayout>,
  teaser: (page) => <TeaserLayout viewer={null}>{page}</TeaserLayout>,
  user: (page) => (
    <UserLayout viewer={viewer} hasPromoCode={false}>
      {page}
    </UserLayout>
  ),
  error: (page) => <ErrorLayout>{page}</ErrorLayout>,
}

export const LayoutsPage = ({ name }: { name: LayoutName }) =>
  layouts[name](
    <div className="px-(--gutter) py-10">
      <h2 className="text-d2">The {name} layout</h2>
      <p className="mt-3 text-muted">The page of its area stands here.</p>
    </div>,
  )
