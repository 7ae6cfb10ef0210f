import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { accessCode } from './profiles.transcripts.ts'
import { athleteParams } from './profiles.ts'

/** The page on paper and in other people's feeds. The answers are files. */

const nothing = z.object({})

const code = z.object({ code: accessCode.optional() })

/** Download access, or the access code. */
export const getProfilePdf = endpoint({
  method: 'GET',
  path: '/athlete/{id}/profile.pdf',
  guard: 'anyone',
  rate: 'print',
  summary: 'The whole profile as a PDF, for people with download access or the access code',
  params: athleteParams,
  query: code,
  output: nothing,
  file: 'application/pdf',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'unavailable'],
})

/** PRO-04. */
export const getMetricsPdf = endpoint({
  method: 'GET',
  path: '/athlete/{id}/metrics.pdf',
  guard: 'anyone',
  rate: 'print',
  summary: 'The measurements as a PDF',
  params: athleteParams,
  output: nothing,
  file: 'application/pdf',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'unavailable'],
})

/** One page to hand to a coach at an event. It has the contact details if the reader may see them. */
export const getEventSheet = endpoint({
  method: 'GET',
  path: '/athlete/{id}/event-sheet.pdf',
  guard: 'anyone',
  rate: 'print',
  summary: 'One page for an event: figures, contacts if you may see them, and a QR code',
  params: athleteParams,
  output: nothing,
  file: 'application/pdf',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'unavailable'],
})

export const getQrCode = endpoint({
  method: 'GET',
  path: '/athlete/{id}/qr.svg',
  guard: 'anyone',
  rate: 'read',
  summary: 'A QR code that leads to the page',
  params: athleteParams,
  output: nothing,
  file: 'image/svg+xml',
  errors: ['not_found', 'forbidden'],
})

/** The picture that other sites show next to a link to the page. */
export const getCard = endpoint({
  method: 'GET',
  path: '/athlete/{id}/card.png',
  guard: 'anyone',
  rate: 'read',
  summary: 'The picture for social networks: name, number, position, and colors',
  params: athleteParams,
  output: nothing,
  file: 'image/png',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'unavailable'],
})
