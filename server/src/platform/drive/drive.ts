import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import type { UploadedFile } from '../http/uploads.ts'
import type { AuthorizationAnswer, AuthorizationRequest, Settings } from '../social/social.ts'

/** The types that Google's window shows for a purpose. What a file really holds is checked when it is here. */
export const typesFor: Record<DrivePurpose, readonly string[]> = {
  transcript: ['application/pdf'],
  picture: ['image/jpeg', 'image/png'],
}

type PickRequest = Omit<AuthorizationRequest, 'nonce'> & { purpose: DrivePurpose }
type PickAnswer = Omit<AuthorizationAnswer, 'nonce'>

export interface DriveProvider {
  /** Google's own window, where the person picks one file and allows us that file alone. */
  pickUrl(request: PickRequest): Promise<string>
  /** The picked file. The token for it is gone when this returns. */
  fetchPicked(answer: PickAnswer, maxBytes: number): Promise<UploadedFile>
}

/** The port: a file from somebody's Google Drive. */
export interface Drive {
  /** Null where it is not offered. The stand-in of development lives at our own `origin`. */
  provider(origin: string): DriveProvider | null
}

/** The keys of Google sign-in, and where Drive answers. Nothing else is ever fetched. */
export type DriveConfig = Settings<'google'> & { apiUrl: string }
