import type { ReactNode } from 'react'
import { AdminLayout } from './admin-layout.tsx'
import { AreaLayout } from './area-layout.tsx'
import { editorPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

/** The editor's area, where refunds can be given. An admin keeps the menu of the admin area. */
export const EditorLayout = ({ refund, ...props }: LayoutProps & { refund?: ReactNode }) =>
  props.viewer?.type === 'admin' ? (
    <>
      <AdminLayout {...props} hasPromoCode={props.viewer.has_promo_code} />
      {refund}
    </>
  ) : (
    <AreaLayout {...props} places={editorPlaces} popups={refund} />
  )
