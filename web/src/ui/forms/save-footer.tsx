import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { usePageMark } from '../layout/use-page-mark.ts'
import { classNames } from '../style/class-names.ts'
import { type Ground, groundClassName } from '../style/ground.ts'

interface SaveFooterProps {
  /** Without it there is nothing to cancel. */
  onCancel?: (() => void) | undefined
  cancelText?: string
  saveText?: string
  /** Shown while it saves. */
  busyText?: string
  isBusy?: boolean
  isSaveDisabled?: boolean
  /** What happens with it, or that something is not saved yet. */
  note?: ReactNode
  on?: Ground
}

/** The end of a form. It stays visible if the form is longer than the screen. */
export const SaveFooter = ({
  onCancel,
  cancelText = 'Cancel',
  saveText = 'Save Changes',
  busyText = 'Saving…',
  isBusy = false,
  isSaveDisabled = false,
  note,
  on = 'page',
}: SaveFooterProps) => {
  usePageMark('saveFooter', on === 'page')
  return (
    <div
      className={classNames(
        'sticky z-10 flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        on === 'page' ? 'bottom-(--bottom-bar)' : 'bottom-0',
        groundClassName[on],
      )}
    >
      {note && <div className="min-w-0 flex-1 basis-48 text-small text-muted">{note}</div>}
      <div className="flex min-w-0 grow flex-wrap justify-end gap-2.5 max-sm:*:flex-1">
        {onCancel && (
          <Button isOutlined disabled={isBusy} onClick={onCancel}>
            {cancelText}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy} disabled={isSaveDisabled}>
          {saveText}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isBusy && busyText}
      </span>
    </div>
  )
}
