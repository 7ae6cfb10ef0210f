import { vi } from 'vitest'

let requests: HandRequest[] = []

/** A file upload, answered by the test. */
class HandRequest {
  upload: { onprogress?: (event: ProgressEvent) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  call = ''
  fileName = ''
  fields: Record<string, string> = {}
  isAborted = false

  open = (method: string, address: string) => {
    this.call = `${method} ${address.replace('/api', '')}`
  }
  setRequestHeader = () => {}
  send = (form: FormData) => {
    const file = form.get('file')
    this.fileName = file instanceof File ? file.name : ''
    for (const [name, value] of form) if (typeof value === 'string') this.fields[name] = value
    requests.push(this)
  }
  abort = () => {
    this.isAborted = true
    this.onabort?.()
  }

  reach = (share: number) =>
    this.upload.onprogress?.(
      new ProgressEvent('progress', { lengthComputable: true, loaded: share, total: 100 }),
    )
  answer = (status: number, response: unknown) => {
    this.status = status
    this.responseText = response === null ? '' : JSON.stringify(response)
    this.onload?.()
  }
  lose = () => this.onerror?.()
}

/** Uploads from now on, each answered by the test. Unstub the globals afterward. */
export const handRequests = (): HandRequest[] => {
  requests = []
  vi.stubGlobal('XMLHttpRequest', HandRequest)
  return requests
}
