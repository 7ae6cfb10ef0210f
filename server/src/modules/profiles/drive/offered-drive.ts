import { AppError } from '../../../platform/app-error.ts'
import type { Drive, DriveProvider } from '../../../platform/drive/drive.ts'

export const offeredDrive = (drive: Drive, origin: string): DriveProvider => {
  const provider = drive.provider(origin)
  if (!provider) throw new AppError('not_found', { message: 'Google Drive is not offered here.' })
  return provider
}
