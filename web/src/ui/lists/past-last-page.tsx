import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'

/** For an address that names a page past the end of a list. */
export const PastLastPage = ({ onFirst }: { onFirst: () => void }) => (
  <EmptyState
    as="h2"
    title="The list ends before this page"
    action={
      <Button isOutlined onClick={onFirst}>
        Go to the first page
      </Button>
    }
  >
    It has fewer pages than this address says.
  </EmptyState>
)
