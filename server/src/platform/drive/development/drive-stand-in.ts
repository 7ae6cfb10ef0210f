import { standInClient } from '../../social/development/development-settings.ts'
import type { DriveConfig } from '../drive.ts'

export const driveStandInPath = '/dev/drive'

/** The stand-in's settings for the real Drive driver, so the same code runs everywhere. */
export const driveStandIn = (origin: string): DriveConfig => ({
  ...standInClient,
  issuer: origin + driveStandInPath,
  apiUrl: origin + driveStandInPath,
})
