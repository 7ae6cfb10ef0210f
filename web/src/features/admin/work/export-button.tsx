import type { startWork } from '@fieldhouse/contract/admin.work'
import type { Input } from '@fieldhouse/contract/endpoint'
import { Download } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useStartWork } from './use-start-work.ts'

/** Makes a file of the whole list in the background. */
export const ExportButton = ({ order }: { order: Input<typeof startWork>['body'] }) => {
  const { run, isBusy } = useStartWork()
  return (
    <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run(order)}>
      <Icon of={Download} size="sm" />
      Export as CSV
    </Button>
  )
}
