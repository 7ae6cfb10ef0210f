import { renewAccessCode } from '@fieldhouse/contract/profiles.transcripts'
import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { copyWithToast } from '../../../ui/actions/copy-text.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useEditing } from '../editing/frame/editing.ts'

/** PRO-10: the family shares this code with people it trusts. A new code replaces a leaked one. */
export const AccessCode = ({ code }: { code: string }) => {
  const { athlete, onPage } = useEditing()
  const [isAsking, setAsking] = useState(false)

  const renew = async () => {
    const { data } = await call(renewAccessCode, { params: { id: athlete.id } })
    onPage(data)
    toast('Your new code is ready')
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-d4">Access code</h3>
      <p role="status" className="font-display text-fig leading-none font-bold tracking-[.06em]">
        <span aria-hidden="true">{code}</span>
        <span className="sr-only">{[...code].join(' ')}</span>
      </p>
      <p className="max-w-[52ch] text-ui text-pretty text-muted">
        Anyone with this code can download the transcripts and the profile PDF. Share it only with coaches you
        trust.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button isOutlined onClick={() => void copyWithToast(code, 'Code copied')}>
          <Icon of={Copy} size="sm" />
          Copy<span className="sr-only"> the code</span>
        </Button>
        <Button variant="borderless" onClick={() => setAsking(true)}>
          <Icon of={RefreshCw} size="sm" />
          Renew<span className="sr-only"> the code</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Get a new code?"
        text={`${code} stops working right away. Coaches who still need the files will need the new one.`}
        buttons={[{ label: 'Cancel' }, { label: 'Get a new code', onPress: renew, variant: 'default' }]}
      />
    </div>
  )
}
