import { Upload } from 'lucide-react'
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../actions/button.tsx'
import { buttonClassName } from '../actions/button-class-name.ts'
import { Progress } from '../feedback/progress.tsx'
import { Icon } from '../media/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { acceptOf, imageHint, imageRules, typeFault, type UploadRules, uploadFault } from './upload-rules.ts'

interface UploadZoneProps extends FieldProps, Partial<UploadRules> {
  onFile: (file: File) => void
  /** It was refused. The caller shows this message under the title Error. */
  onRefused: (message: string) => void
  /** 0 to 100 during an upload. */
  progress?: number | null | undefined
  onCancel?: (() => void) | undefined
  /** After an error: retries the same file. */
  onTryAgain?: (() => void) | undefined
  preview?: ReactNode
  /** Another way to choose a file, beside the button. */
  otherWay?: ReactNode
  isMultiple?: boolean | undefined
  isDisabled?: boolean | undefined
  sentence?: string | undefined
  chooseText?: string | undefined
  uploadingText?: string | undefined
  cancelText?: string | undefined
  tryAgainText?: string | undefined
}

const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory ?? false

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** An area to drop a file on, and a button to choose one. It checks the file. The caller sends it. */
export const UploadZone = ({
  label,
  types = imageRules.types,
  maxBytes = imageRules.maxBytes,
  hint = types === imageRules.types && maxBytes === imageRules.maxBytes ? imageHint : undefined,
  fault,
  isRequired,
  isLabelHidden,
  onFile,
  onRefused,
  progress = null,
  onCancel,
  onTryAgain,
  preview,
  otherWay,
  isMultiple = false,
  isDisabled = false,
  sentence = isMultiple ? 'Drop files here or choose them.' : 'Drop a file here or choose one.',
  chooseText = isMultiple ? 'Choose files' : 'Choose a file',
  uploadingText = 'Uploading…',
  cancelText = 'Cancel',
  tryAgainText = 'Try again',
}: UploadZoneProps) => {
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const [isOver, setOver] = useState(false)
  const rules = { types, maxBytes }
  const isBusy = progress !== null
  const isClosed = isBusy || isDisabled

  const take = (files: readonly (File | 'folder')[]) => {
    const refusals = new Set<string>()
    for (const file of isMultiple ? files : files.slice(0, 1)) {
      const refusal = file === 'folder' ? typeFault(rules) : uploadFault(file, rules)
      if (refusal) refusals.add(refusal)
      else if (file !== 'folder') onFile(file)
    }
    for (const message of refusals) onRefused(message)
  }

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Allows choosing the same file again.
    currentTarget.value = ''
    if (!isClosed) take(files)
  }

  const drop = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (isClosed) return
    const items = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
    take(items.flatMap((item) => (isFolder(item) ? 'folder' : (item.getAsFile() ?? []))))
  }

  return (
    <Field {...{ label, hint: fault ? undefined : hint, isRequired, isLabelHidden }}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users use the file input inside
        <div
          className={classNames(
            'group/zone relative grid min-w-0 justify-items-center gap-3 rounded-md border border-dashed p-6 text-center text-ui',
            isOver ? 'border-accent-text bg-accent-soft' : 'border-line-strong',
          )}
          onDragOver={(event) => {
            if (!carriesFiles(event)) return
            event.preventDefault()
            event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy'
            setOver(!isClosed)
          }}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
          }}
          onDrop={drop}
        >
          {preview}
          <input
            {...control}
            ref={input}
            type="file"
            accept={acceptOf(rules)}
            multiple={isMultiple}
            disabled={isDisabled}
            tabIndex={isBusy ? -1 : undefined}
            // It never keeps a file: the browser would require one forever.
            required={false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : control['aria-describedby']}
            onChange={choose}
            className="sr-only"
          />
          {isBusy ? (
            <UploadProgress {...{ progress, onCancel, uploadingText, cancelText, input }} />
          ) : (
            <>
              {!preview && <Icon of={Upload} size="lg" className="text-muted" />}
              {!fault && <p className="text-muted touch:hidden">{sentence}</p>}
            </>
          )}
          {fault && !isBusy && (
            <p role="alert" id={faultId} className="text-danger">
              {fault}
            </p>
          )}
          {!isBusy && (
            <div className="flex flex-wrap justify-center gap-2">
              {fault && onTryAgain && <Button onClick={onTryAgain}>{tryAgainText}</Button>}
              <label
                htmlFor={control.id}
                data-theme={outlined['data-theme']}
                className={classNames(
                  outlined.className,
                  isDisabled ? 'cursor-not-allowed opacity-45' : 'cursor-pointer',
                  'group-has-[>input:focus-visible]/zone:outline-2 group-has-[>input:focus-visible]/zone:outline-offset-2 group-has-[>input:focus-visible]/zone:outline-accent-text',
                )}
              >
                {chooseText}
              </label>
              {!isDisabled && otherWay}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

const outlined = buttonClassName({ isOutlined: true })

interface UploadProgressProps {
  progress: number
  onCancel: (() => void) | undefined
  uploadingText: string
  cancelText: string
  input: RefObject<HTMLInputElement | null>
}

const UploadProgress = ({ progress, onCancel, uploadingText, cancelText, input }: UploadProgressProps) => (
  <div className="grid w-full max-w-sm justify-items-center gap-4">
    <div className="w-full">
      <Progress label={uploadingText} value={progress} />
    </div>
    {onCancel && <CancelButton {...{ onCancel, cancelText, input }} />}
  </div>
)

interface CancelButtonProps extends Pick<UploadProgressProps, 'cancelText' | 'input'> {
  onCancel: () => void
}

/** It replaces the file input: the focus moves to it, and back when it is too late to cancel. */
const CancelButton = ({ onCancel, cancelText, input }: CancelButtonProps) => {
  const cancel = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const button = cancel.current
    const chooser = input.current
    if (document.activeElement === chooser) button?.focus()
    return () => {
      if (button && document.activeElement === button) chooser?.focus()
    }
  }, [input])

  return (
    <Button ref={cancel} isOutlined onClick={onCancel}>
      {cancelText}
    </Button>
  )
}
