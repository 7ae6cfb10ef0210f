import { AuthorizationResponseError } from 'openid-client'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import { isWrongAnswer } from '../social/network-refusal.ts'
import { driveStandIn } from './development/drive-stand-in.ts'
import type { Drive, DriveConfig, DriveProvider } from './drive.ts'
import { createGoogleDrive } from './google-drive.ts'

interface DriveOptions {
  isProduction: boolean
  log: Log
}

const refusalFor = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return new AppError('drive_nothing_picked', { message: 'No file was picked in Google Drive.' })
  if (isWrongAnswer(error))
    return new AppError('drive_not_confirmed', {
      message: 'Google Drive did not confirm this pick. Please start again.',
    })
  return new AppError('drive_away', {
    message: 'We could not reach Google Drive. Please try again, or choose a file from your device.',
  })
}

/** Any problem at Google becomes a refusal in plain words. The log has the details. */
const withRefusals = (provider: DriveProvider, log: Log): DriveProvider => {
  const refuse = (err: unknown): never => {
    const refusal = refusalFor(err)
    if (refusal !== err && refusal.code !== 'drive_nothing_picked') log.warn({ err }, 'drive: pick failed')
    throw refusal
  }
  return {
    pickUrl: (request) => provider.pickUrl(request).catch(refuse),
    fetchPicked: (answer, limits) => provider.fetchPicked(answer, limits).catch(refuse),
  }
}

/** SHL-01: Google Drive with the keys of Google sign-in. Without them we use our own stand-in, except in production. */
export const openDrive = (config: DriveConfig | null, { isProduction, log }: DriveOptions): Drive => {
  const real = config && withRefusals(createGoogleDrive(config), log)
  return {
    provider: (origin) => {
      if (real || isProduction) return real
      return withRefusals(createGoogleDrive(driveStandIn(origin)), log)
    },
  }
}
