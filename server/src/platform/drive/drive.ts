import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import type { UploadedFile } from '../http/uploads.ts'
import type { AuthorizationAnswer, AuthorizationRequest, Settings } from '../social/social.ts'

/** The types that Google's window shows for a purpose. The real content is checked after the download. */
export const typesFor: Record<DrivePurpose, readonly string[]> = {
  transcript: ['application/pdf'],
  picture: ['image/jpeg', 'image/png'],
}

type PickRequest = Omit<AuthorizationRequest, 'nonce'> & { purpose: DrivePurpose }
type PickAnswer = Omit<AuthorizationAnswer, 'nonce'>

interface FetchLimits {
  maxBytes: number
  signal: AbortSignal
}

export interface DriveProvider {
  /** Google's own window, where the person picks one file and gives us access to that file only. */
  pickUrl(request: PickRequest): Promise<string>
  /** The picked file. Its token is gone when this returns. */
  fetchPicked(answer: PickAnswer, limits: FetchLimits): Promise<UploadedFile>
}

/** The port: a file from a person's Google Drive. */
export interface Drive {
  /** Null if it is not offered. The development stand-in is at our own `origin`. */
  provider(origin: string): DriveProvider | null
}

/** The keys of Google sign-in, and the address of Drive. We fetch from nowhere else. */
export type DriveConfig = Settings<'google'> & { apiUrl: string }
