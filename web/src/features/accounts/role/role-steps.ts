import type { WaitingForCode } from '../code/waiting-for-code.ts'

/** ACC-13: from the form to a role that holds. */
export type RoleStep =
  | { name: 'form' }
  /** A code was sent to the address. */
  | { name: 'code'; userId: string; email: string }
  | { name: 'activating' }
  /** The choice is saved. Only the last step has to be retried. */
  | { name: 'failed'; message: string }

type RoleEvent =
  | { type: 'saved'; userId: string; needsCode: boolean; email: string }
  | { type: 'address-wrong' }
  | { type: 'activating' }
  | { type: 'failed'; message: string }
  | { type: 'went-back' }

const firstRoleStep: RoleStep = { name: 'form' }

/** After a reload, someone who was sent a code is asked for it again. */
export const roleStepAfterReload = (waiting: WaitingForCode | undefined): RoleStep =>
  waiting ? { name: 'code', ...waiting } : firstRoleStep

export const roleStepReducer = (step: RoleStep, event: RoleEvent): RoleStep => {
  switch (event.type) {
    case 'saved':
      return event.needsCode
        ? { name: 'code', userId: event.userId, email: event.email }
        : { name: 'activating' }
    case 'activating':
      return { name: 'activating' }
    case 'failed':
      return step.name === 'activating' ? { name: 'failed', message: event.message } : step
    case 'address-wrong':
    case 'went-back':
      return firstRoleStep
  }
}
