/** The invited person, as the server returns it. */
export interface Invited {
  first_name: string
  last_name: string
  gender: string | null
  email: string
}

/** ACC-16: from the invitation to an account. */
type Activation =
  | { step: 'intro'; message: string | null }
  | { step: 'checking' }
  | { step: 'form'; invited: Invited }
  | { step: 'all-set' }

type ActivationEvent =
  | { type: 'asked' }
  | { type: 'found'; invited: Invited }
  /** The check failed and can be repeated. */
  | { type: 'failed'; message: string }
  | { type: 'applied' }

export const firstActivation: Activation = { step: 'intro', message: null }

export const activationReducer = (state: Activation, event: ActivationEvent): Activation => {
  switch (event.type) {
    case 'asked':
      return state.step === 'intro' ? { step: 'checking' } : state
    case 'found':
      return state.step === 'checking' ? { step: 'form', invited: event.invited } : state
    case 'failed':
      return state.step === 'checking' ? { step: 'intro', message: event.message } : state
    case 'applied':
      return state.step === 'form' ? { step: 'all-set' } : state
  }
}
