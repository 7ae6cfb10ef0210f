import { type ReactNode, useEffect, useRef } from 'react'
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
  const footer = useRef<HTMLDivElement>(null)
  const wasDisabled = useRef(isSaveDisabled)
  useEffect(() => {
    const isNew = isSaveDisabled && !wasDisabled.current
    wasDisabled.current = isSaveDisabled
    // After saving there is nothing more to save. A disabled button loses the focus, now or with the next frame.
    if (isNew && document.activeElement?.matches('body, :disabled'))
      footer.current?.focus({ preventScroll: true })
  }, [isSaveDisabled])
  return (
    <div
      ref={footer}
      tabIndex={-1}
      className={classNames(
        'sticky z-10 flex outline-none flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
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
