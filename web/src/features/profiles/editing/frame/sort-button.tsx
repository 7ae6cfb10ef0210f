import { ArrowDownWideNarrow } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'

interface SortButtonProps {
  isBusy: boolean
  onSort: () => void
  children: ReactNode
}

export const SortButton = ({ isBusy, onSort, children }: SortButtonProps) => (
  <Button size="sm" variant="borderless" isBusy={isBusy} onClick={onSort}>
    <Icon of={ArrowDownWideNarrow} size="sm" />
    {children}
  </Button>
)
