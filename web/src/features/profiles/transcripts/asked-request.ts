import type { Output } from '@fieldhouse/contract/endpoint'
import type { getTranscriptRequests } from '@fieldhouse/contract/profiles.transcripts'

/** A person who asked for the access code. */
export type Request = Output<typeof getTranscriptRequests>['data'][number]
