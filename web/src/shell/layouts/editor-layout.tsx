import type { ReactNode } from 'react'
import { AreaLayout } from './area-layout.tsx'
import { adminPlaces, editorPlaces } from './area-places.ts'
import type { LayoutProps } from './layout.ts'

/** The editor's area, where refunds can be given. An admin keeps the menu of the admin area. */
export const EditorLayout = ({ refund, ...props }: LayoutProps & { refund?: ReactNode }) => {
  const isAdmin = props.viewer?.type === 'admin'
  const hasPromoCode = props.viewer?.has_promo_code ?? false
  return (
    <AreaLayout {...props} places={isAdmin ? adminPlaces({ hasPromoCode }) : editorPlaces} popups={refund} />
  )
}
