import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RefundPopup } from '../features/billing/refunds/refund-popup.tsx'
import { readByPage } from '../lib/search-params.ts'
import { guarded } from '../shell/guarded.ts'
import { EditorLayout } from '../shell/layouts/editor-layout.tsx'

/** The invoice in the refund popup is part of the address, so it survives a reload. */
interface EditorSearch {
  refund?: string
}

/** For editors. Admins may do all of this too. */
export const Route = createFileRoute('/editor')({
  beforeLoad: guarded('refunds'),
  validateSearch: readByPage<EditorSearch>,
  component: () => {
    const { viewer } = Route.useRouteContext()
    const { refund } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      viewer && (
        <EditorLayout
          viewer={viewer}
          refund={
            <RefundPopup
              id={refund || null}
              viewerId={viewer.id}
              onClose={() =>
                void navigate({
                  search: ({ refund: _, ...search }) => search,
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          }
        >
          <Outlet />
        </EditorLayout>
      )
    )
  },
})
