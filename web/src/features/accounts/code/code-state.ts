/** The state of a code check (ACC-06). */
export interface CodeState {
  readonly phase: 'typing' | 'checking' | 'right'
  /** The code was wrong. It is cleared and typed again. */
  readonly fault: string | undefined
  /** The code could not be checked. It stays for another try. */
  readonly failure: { readonly code: string; readonly message: string } | null
}

export type CodeEvent =
  | { type: 'checking' }
  | { type: 'right' }
  | { type: 'wrong'; fault: string }
  | { type: 'failed'; code: string; message: string }

export const noCode: CodeState = { phase: 'typing', fault: undefined, failure: null }

export const codeReducer = (_: CodeState, event: CodeEvent): CodeState => {
  switch (event.type) {
    case 'checking':
      return { ...noCode, phase: 'checking' }
    case 'right':
      return { ...noCode, phase: 'right' }
    case 'wrong':
      return { ...noCode, fault: event.fault }
    case 'failed':
      return { ...noCode, failure: { code: event.code, message: event.message } }
  }
}
