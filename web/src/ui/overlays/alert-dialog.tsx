import type { Theme } from '../style/themes.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface AlertDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: string | undefined
  /** The errors by field. */
  faults?: Readonly<Record<string, readonly string[]>> | undefined
  okLabel?: string | undefined
  theme?: Theme | undefined
}

/** A message that the person must read. */
export const AlertDialog = ({ text, faults = {}, okLabel = 'OK', ...dialog }: AlertDialogProps) => {
  const faultsByField = Object.entries(faults)
  const hasFaults = faultsByField.length > 0
  return (
    <ConfirmDialog
      {...dialog}
      text={
        (text || hasFaults) && (
          <>
            {text && <p>{text}</p>}
            {hasFaults && (
              <dl className="grid gap-3 not-first:mt-3">
                {faultsByField.map(([field, texts]) => (
                  <div key={field}>
                    <dt className="font-semibold text-text">{field}</dt>
                    {texts.map((line) => (
                      <dd key={line}>{line}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            )}
          </>
        )
      }
      buttons={[{ label: okLabel, variant: 'default' }]}
    />
  )
}
