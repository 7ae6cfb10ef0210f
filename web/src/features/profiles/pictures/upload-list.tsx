import { Button } from '../../../ui/actions/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import type { GalleryUpload } from './use-gallery-uploads.ts'

interface UploadListProps {
  uploads: readonly GalleryUpload[]
  onAgain: (key: number) => void
  onForget: (key: number) => void
  /** Opens the payment dialog. */
  onPackage: (() => void) | undefined
}

/** Uploading and failed pictures. */
export const UploadList = ({ uploads, onAgain, onForget, onPackage }: UploadListProps) =>
  uploads.length > 0 && (
    <ul aria-label="Uploads" className="grid gap-4">
      {uploads.map(({ key, name, progress, fault, needsPackage }) => (
        <li key={key} className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
            {fault === undefined ? (
              <Progress label={name} value={progress} />
            ) : (
              <>
                <p className="text-ui font-[550]">{name}</p>
                <p role="alert" className="text-small text-danger">
                  {fault}
                </p>
              </>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {needsPackage && onPackage && (
              <Button size="sm" aria-haspopup="dialog" onClick={onPackage}>
                Get a package<span className="sr-only"> for {name}</span>
              </Button>
            )}
            {fault !== undefined && (
              <Button size="sm" isOutlined={needsPackage === true} onClick={() => onAgain(key)}>
                Try again<span className="sr-only"> {name}</span>
              </Button>
            )}
            <Button size="sm" isOutlined onClick={() => onForget(key)}>
              {fault === undefined ? 'Cancel' : 'Remove'}
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
