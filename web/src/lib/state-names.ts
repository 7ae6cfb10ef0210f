import { usStates } from '@fieldhouse/contract/search.states'

/** A state's name for its postal code. Other texts stay as they are. */
export const stateName = (state: string): string => usStates[state] ?? state
